import { existsSync } from "node:fs";
import { type Browser, chromium, type Locator, type Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { GAMES } from "../../src/engine/index.ts";
import { House } from "./bot.ts";
import { expectPeace } from "./seats.ts";

// The test runner names the browser; a test run by itself looks in the usual places.
const named = process.env.PLAYMAT_TEST_CHROMIUM;
const PLACES = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
const chromiumPath = named === undefined ? PLACES.find((path) => existsSync(path)) : named || undefined;
const FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-sync"];
const QUIET = ["--disable-background-networking", "--disable-component-update"];

/** Turn and ms after which somebody gives up, so that every match ends in time also on a slow machine. */
const TURNS = 5;
const PATIENCE = 35_000;
/** Buttons in the order in which a simple player prefers them. */
const LIKED = [
  /^Attack/,
  /^(Equip|Cast) /,
  /^Roll/,
  /^(Confirm|No cards|Nobody defends|Keep all cards)$/,
  /^Yield$/,
  /^End turn$/,
  /^None$/,
];
const NEVER = /^(Refresh|Back|Start again|Earlier|Later|Read a card|Why\?|Why not\?.*|With rules)$/;

let browser: Browser;
let house: House;

beforeAll(async () => {
  if (chromiumPath === undefined) return;
  browser = await chromium.launch({ executablePath: chromiumPath, args: [...FLAGS, ...QUIET] });
  house = await House.open({ games: GAMES });
});
afterAll(async () => {
  await browser?.close();
  await house?.close();
});

/** What one sees of the private panel; it may go at any moment. */
async function read(panel: Locator): Promise<{ words: string; labels: string[]; selects: string[] } | null> {
  if ((await panel.count()) === 0) return null;
  return panel
    .evaluate(
      (node) => {
        const said = (kind: string) =>
          [...node.querySelectorAll(`[data-testid="${kind}"]:not([disabled])`)].map((one) =>
            one.textContent.trim(),
          );
        return { words: node.textContent, labels: said("button"), selects: said("select") };
      },
      undefined,
      { timeout: 1_000 },
    )
    .catch(() => null);
}

/** Clicks; a control that vanished meanwhile is no fault, the newest panel is read again. */
function click(what: Locator): Promise<boolean> {
  return what.click({ timeout: 1_000 }).then(
    () => true,
    () => false,
  );
}

/** One step of a simple player: a liked button, or the first option of a select. */
async function step(page: Page, pane: Locator, tried: Set<string>): Promise<void> {
  const panel = pane.locator('[data-testid="message"][data-ephemeral="true"]').last();
  const seen = await read(panel);
  if (seen === null) {
    await click(
      pane
        .getByTestId("button")
        .filter({ hasText: /^(Hand|Respond)$/ })
        .last(),
    );
    return;
  }
  const open = seen.labels.filter((label) => !NEVER.test(label));
  const picked = /Picked \(\d/.test(seen.words);
  const select =
    picked || /Remove hand cards/.test(seen.words)
      ? -1
      : seen.selects.findIndex((one) => !tried.has(`${seen.words}${one}`));
  if (select >= 0 && !open.includes("None")) {
    tried.add(`${seen.words}${seen.selects[select]}`);
    if (await click(panel.getByTestId("select").nth(select))) {
      await click(page.getByTestId("select-option").first());
      if ((await page.getByTestId("select-done").count()) > 0) await click(page.getByTestId("select-done"));
    }
    return;
  }
  const liked = LIKED.flatMap(
    (wish) => open.find((label) => wish.test(label) && !tried.has(`${seen.words}${label}`)) ?? [],
  );
  const label = liked[0] ?? open[0];
  if (label === undefined) return;
  tried.add(`${seen.words}${label}`);
  await click(panel.getByTestId("button").filter({ hasText: label }).first());
}

it.skipIf(chromiumPath === undefined)(
  "a match of the real game is played through the page, from the command to the result",
  async () => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    const faults: string[] = [];
    page.on("pageerror", (error) => faults.push(error.message));
    await page.goto(house.sandbox.pageUrl);
    const pane = page.getByTestId("pane-Ada");
    await pane.getByTestId("composer").fill("/play vs:bot");
    await pane.getByTestId("composer").press("Enter");
    await page.locator('[data-testid="pane-Ada"][data-channel^="Ada vs"]').waitFor();
    const result = pane.getByText("Its SHA-256 was shown at the start");
    const tried = new Set<string>();
    const started = Date.now();
    let turns = 0;
    while (turns < TURNS && Date.now() - started < PATIENCE && (await result.count()) === 0) {
      await step(page, pane, tried);
      await page.waitForTimeout(40);
      const words = (await pane.getByTestId("message").allInnerTexts()).join("\n");
      for (const [, turn] of words.matchAll(/Turn (\d+), /g)) turns = Math.max(turns, Number(turn));
    }
    expect(turns).toBeGreaterThan(1);
    if ((await result.count()) === 0) {
      await pane.getByTestId("button").filter({ hasText: "More" }).last().click();
      await pane.getByTestId("button").filter({ hasText: "Concede" }).last().click();
      await pane.getByTestId("button").filter({ hasText: "Yes, give up the match" }).last().click();
    }
    await result.waitFor({ timeout: 10_000 });
    expect(await pane.getByText(/^replay-\d+\.json$/).count()).toBe(1);
    expect(faults).toEqual([]);
    expectPeace(house);
    await page.close();
  },
  58_000,
);
