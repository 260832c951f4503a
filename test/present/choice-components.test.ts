import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkAnswer, listAnswers, sampleAnswer } from "../../src/engine/kernel/answers.ts";
import type { Spec } from "../../src/engine/kernel/choice.ts";
import { choiceParts } from "../../src/present/choice-components.ts";
import { countComponents, type Part } from "../../src/present/components.ts";
import { type Draft, EMPTY_DRAFT, packDraft, unpackDraft } from "../../src/present/draft.ts";
import { speaker } from "../../src/present/say.ts";
import { play, press, screen } from "./driver.ts";
import { anySpec } from "./specs.ts";

/** Everything Discord would refuse in a message made of these parts. */
function faults(parts: readonly Part[]): string[] {
  const found: string[] = [];
  const ids = new Set<string>();
  let length = 0;
  if (countComponents(parts) > 30) found.push(`${countComponents(parts)} components`);
  const check = (ok: boolean, what: string): void => {
    if (!ok) found.push(what);
  };
  for (const part of parts) {
    if (part.type === 10) {
      length += part.content.length;
      check(part.content.length > 0, "empty text");
    }
    if (part.type !== 1) continue;
    check(part.components.length > 0 && part.components.length <= 5, "row size");
    for (const child of part.components) {
      if (!("custom_id" in child)) continue;
      check(child.custom_id.length >= 1 && child.custom_id.length <= 100, `custom id ${child.custom_id}`);
      check(!ids.has(child.custom_id), `custom id twice: ${child.custom_id}`);
      ids.add(child.custom_id);
      if (child.type === 2 && "label" in child)
        check((child.label ?? "").length >= 1 && (child.label ?? "").length <= 80, "button label");
      if (child.type !== 3) continue;
      check(part.components.length === 1, "select beside something");
      check(child.options.length >= 1 && child.options.length <= 25, "select options");
      check((child.placeholder ?? "").length <= 150, "placeholder");
      check((child.min_values ?? 1) <= child.options.length, "min values");
      check((child.max_values ?? 1) <= child.options.length && (child.max_values ?? 1) >= 1, "max values");
      check(child.options.filter((o) => o.default).length <= (child.max_values ?? 1), "defaults");
      check(new Set(child.options.map((o) => o.value)).size === child.options.length, "value twice");
      for (const option of child.options) {
        check(option.label.length >= 1 && option.label.length <= 100, "option label");
        check(
          option.description === undefined ||
            (option.description.length >= 1 && option.description.length <= 100),
          "note",
        );
      }
    }
  }
  if (length > 2_400) found.push(`${length} characters of text`);
  return found;
}

function answersFor(spec: Spec, seed: number) {
  let state = seed;
  const pick = (n: number): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return n < 1 ? 0 : (state >> 8) % n;
  };
  const drawn = Array.from({ length: 6 }, () => sampleAnswer(spec, pick)).filter(
    (answer) => checkAnswer(spec, answer) === null,
  );
  return [...listAnswers(spec, 12), ...drawn];
}

describe("the presenter of choices", () => {
  it("keeps every limit on every screen and leads to every answer", () => {
    fc.assert(
      fc.property(anySpec, fc.nat(), (spec, seed) => {
        expect(faults(screen(spec, EMPTY_DRAFT).parts)).toEqual([]);
        for (const answer of answersFor(spec, seed)) {
          const made = play(spec, answer, (shown) => expect(faults(shown.parts)).toEqual([]));
          expect(made).toEqual(answer);
          expect(checkAnswer(spec, made)).toBeNull();
        }
      }),
      { numRuns: 300 },
    );
  });

  it("lets no click, however foreign, out as anything but a draft, a refusal or an answer", () => {
    const verb = fc.constantFrom("p", "n", "s", "v", "t", "k", "b", "g");
    fc.assert(
      fc.property(anySpec, fc.array(fc.tuple(verb, fc.string(), fc.array(fc.string()))), (spec, clicks) => {
        for (const [kind, arg, values] of clicks) {
          const id = `1:c:abc:1.0:abc:${kind}:${arg.replace(/:/g, "")}:`;
          const step = press(spec, id, values);
          if (step.kind !== "answer") expect(faults(screen(spec, step.draft).parts)).toEqual([]);
        }
      }),
      { numRuns: 200 },
    );
  });

  it("packs drafts without loss", () => {
    const id = fc.stringMatching(/^[A-Za-z0-9.-]{1,8}$/);
    const value = fc.oneof(id, fc.constant(null), fc.integer(), fc.array(id));
    const draft = fc.record({
      item: id,
      values: fc.array(value),
      picked: fc.array(id),
      assign: fc.array(fc.tuple(id, id)),
      page: fc.nat(99),
    });
    fc.assert(
      fc.property(draft, (one) => {
        expect(unpackDraft(packDraft(one))).toEqual(one);
      }),
    );
    expect(unpackDraft("")).toEqual(EMPTY_DRAFT);
    expect(unpackDraft("a b")).toBeNull();
  });

  it("explains what may not be picked together and keeps Confirm shut", () => {
    const options = ["a", "b"].map((id) => ({
      id,
      label: { key: "literal", params: { text: `${id} card` } },
    }));
    const spec: Spec = { type: "some", options, min: 0, max: 2, exclusive: [["a", "b"]] };
    const shown = screen(spec, { ...EMPTY_DRAFT, picked: ["a", "b"] });
    expect(JSON.stringify(shown.parts)).toContain("Only one of these can be used: a card, b card");
    expect(shown.buttons.find((button) => button.label === "Confirm")?.disabled).toBe(true);
  });

  it("says what confirming means with nothing picked: in the game's words, else None", () => {
    const label = (text: string) => ({ key: "literal", params: { text } });
    const options = ["a", "b"].map((id) => ({ id, label: label(id) }));
    const some: Spec = { type: "some", options, min: 0, max: 2 };
    const assign: Spec = {
      type: "assign",
      from: options,
      to: [{ id: "c", label: label("c") }],
      pairs: [["a", "c"]],
      perTo: 1,
    };
    const menu: Spec = {
      type: "menu",
      items: [
        {
          id: "go",
          group: "g",
          label: label("Go"),
          fields: [{ name: "f", prompt: { key: "q" }, spec: some }],
        },
      ],
    };
    const game = speaker("en", { en: { q: "Who goes?", "q.none": "Nobody goes" } });
    const confirm = (spec: Spec, draft: Partial<Draft>, key: string): string | undefined =>
      choiceParts(
        spec,
        { ...EMPTY_DRAFT, ...draft },
        {
          speaker: game,
          prompt: { key },
          idFor: (verb, arg) => `${verb}:${arg}`,
        },
      )
        .flatMap((part) => (part.type === 1 ? part.components : []))
        .flatMap((one) =>
          "custom_id" in one && one.custom_id === "k:" && "label" in one ? [one.label ?? ""] : [],
        )[0];
    expect(confirm(some, {}, "q")).toBe("Nobody goes");
    expect(confirm(some, {}, "other")).toBe("None");
    expect(confirm(some, { picked: ["a"] }, "q")).toBe("Confirm");
    expect(confirm({ ...some, min: 1 }, {}, "q")).toBe("Confirm");
    expect(confirm(assign, {}, "q")).toBe("Nobody goes");
    expect(confirm(assign, { assign: [["a", "c"]] }, "q")).toBe("Confirm");
    expect(confirm(menu, { item: "go" }, "other")).toBe("Nobody goes");
  });
});
