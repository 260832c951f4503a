import { it } from "vitest";
import { writeFileSync } from "node:fs";
import { GAMES } from "../../../src/engine/index.ts";
import { createPainter } from "../../../src/render/painter.ts";
import { picker } from "../../toy/setup.ts";
import { House } from "../bot.ts";
import { controls, Player, wordsOf } from "../player.ts";
it("look", { timeout: 120000 }, async () => {
  const house = await House.open({ games: GAMES, aiLevel: "greedy", painter: createPainter({ processes: 1 }), beatMs: 1000 }, {rateLimits: true});
  const lobby = house.sandbox.channel("lobby");
  const ada = house.sandbox.user("Ada");
  await ada.slash(lobby, "play", { vs: "bot" });
  const thread = await house.sandbox.until(() => ada.screen(lobby).find((m) => m.thread)?.thread?.id, 10000);
  const p = new Player(ada, thread, picker(3));
  const out: string[] = [];
  const snap = (t: string) => { out.push(`\n======== ${t}\n` + p.screen().map((m) => `--- ${m.ephemeral ? "PRIVATE " : ""}${m.mentionsMe ? "PING " : ""}\n${wordsOf(m)}\n${controls(m).map((c) => `[${c.label || "select:" + c.values.length}]`).join(" ")}`).join("\n")); };
  for (let i = 0; i < 45; i++) {
    const moved = await p.step().catch((e) => (out.push("ERR " + e), false));
    await new Promise((r) => setTimeout(r, 700));
    if (!moved && !p.choices().length) await p.open().catch(() => undefined);
    if (i % 3 === 0) snap(`step ${i}`);
  }
  writeFileSync("/tmp/look.txt", out.join("\n") + "\n" + JSON.stringify([...house.reports.errors, ...house.reports.warnings].map((x) => x.message)) + JSON.stringify(house.sandbox.served.filter((s: any) => s.status >= 400).slice(0, 10)) + JSON.stringify(house.sandbox.faults.slice(0,3)));
  for (const f of house.sandbox.files().slice(-2)) writeFileSync("/tmp/" + f.filename, f.bytes);
  await house.close();
});
