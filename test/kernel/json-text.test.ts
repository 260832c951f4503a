import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { faultText, readJson } from "../../src/engine/kernel/json-text.ts";

function fault(text: string): string {
  const read = readJson(text);
  return "message" in read ? faultText(read) : "none";
}

describe("reading JSON that people write", () => {
  it("gives what JSON.parse gives", () => {
    fc.assert(
      fc.property(fc.json(), fc.constantFrom(0, 1, "\t"), (text, indent) => {
        const written = JSON.stringify(JSON.parse(text), null, indent);
        const read = readJson(written);
        expect("message" in read ? read.message : read.value).toEqual(JSON.parse(text));
      }),
    );
  });

  it("takes nothing that JSON.parse refuses", () => {
    fc.assert(
      fc.property(fc.json(), fc.nat(), fc.string({ maxLength: 2 }), (text, at, odd) => {
        const spoilt = text.slice(0, at % (text.length + 1)) + odd + text.slice((at % (text.length + 1)) + 1);
        if ("message" in readJson(spoilt)) return;
        expect(() => JSON.parse(spoilt)).not.toThrow();
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    ["", "line 1, the file: expected a value, got the end of the file"],
    ['{\n "a": 1,\n}', "line 3, the file: expected another key after the comma, got }"],
    ['{\n "a": [1 2]}', 'line 2, a: expected , or ], got "2"'],
    ['{"a":\n{"b": tru}}', 'line 2, a.b: expected a value, got "tru"'],
    ["{'a': 1}", `line 1, the file: expected a key in quotation marks or }, got "'"`],
    ['{"a" 1}', 'line 1, the file: expected : after the key "a", got "1"'],
    ['{"a": "x\n"}', 'line 1, a: expected " at the end of the text'],
    ['{"a": "\\x"}', "line 1, a: this text holds a sign that must be written with \\, or a \\ too many"],
    ['{"a": 1}\n{', 'line 2, the file: expected the end of the file, got "{"'],
    ['{"a": 1,\n"a": 2}', 'line 2, the file: the key "a" is written twice'],
    ['{"__proto__": 1, "__proto__": 2}', 'line 1, the file: the key "__proto__" is written twice'],
    ['{"a": [0, 1e999]}', "line 1, a[1]: this number is too large"],
    ['{"a": 01}', 'line 1, the file: expected , or }, got "1"'],
    ["[".repeat(100_000), /nested too deeply/],
    ['{"a": "\u0000"}', /this text holds a sign/],
  ])("says what is wrong with %j", (text, said) => {
    if (typeof said === "string") expect(fault(text.slice(0, 200))).toBe(said);
    else expect(fault(text)).toMatch(said);
  });

  it("makes a key of its own of __proto__", () => {
    const read = readJson('{"__proto__": {"polluted": 1}}');
    expect("value" in read && Object.keys(read.value ?? {})).toEqual(["__proto__"]);
    expect(Reflect.get({}, "polluted")).toBeUndefined();
  });

  it("knows the line of every part, and of what is missing that of what is around it", () => {
    const read = readJson('{\n "a": [\n  1,\n  { "b":\n   2 }\n ]\n}');
    if ("message" in read) throw new Error(read.message);
    expect([[], ["a"], ["a", 0], ["a", 1], ["a", 1, "b"], ["a", 1, "c"], ["z"]].map(read.lineAt)).toEqual([
      1, 2, 3, 4, 5, 4, 1,
    ]);
  });
});
