import { existsSync } from "node:fs";
import { type Browser, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type PageHost, startPageHost } from "./support/page-host.ts";
import { TABLE, Table } from "./support/table.ts";

// The test runner names the browser; a test run by itself looks in the usual places.
const named = process.env.PLAYMAT_TEST_CHROMIUM;
const PLACES = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
const chromiumPath = named === undefined ? PLACES.find((path) => existsSync(path)) : named || undefined;
const FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-sync"];
const QUIET = ["--disable-background-networking", "--disable-component-update"];

describe.skipIf(chromiumPath === undefined)("the page in a browser", () => {
  let browser: Browser;
  let host: PageHost;
  let page: Page;
  const faults: string[] = [];

  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: chromiumPath ?? "", args: [...FLAGS, ...QUIET] });
  });
  afterAll(async () => {
    await page?.close();
    await host?.close();
    await browser?.close();
  });
  beforeEach(async () => {
    await page?.close();
    await host?.close();
    host = await startPageHost(new Table());
    page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    page.setDefaultTimeout(8_000);
    page.on("pageerror", (error) => faults.push(error.message));
    await page.goto(host.url);
    await page.getByTestId("pane-Ada").waitFor();
  });

  const ada = () => page.getByTestId("pane-Ada");
  const bo = () => page.getByTestId("pane-Bo");
  const startMatch = async () => {
    await ada().getByTestId("composer").fill("/play vs:bot");
    await ada().getByTestId("composer").press("Enter");
    await page.locator('[data-testid="pane-Ada"][data-channel="Ada vs Playmat"]').waitFor();
  };

  it("sends a typed command and opens the thread for its person only", async () => {
    await startMatch();
    expect(host.said).toContainEqual({
      t: "slash",
      userId: "20000000000000001",
      channelId: TABLE,
      name: "play",
      options: [{ name: "vs", type: 6, value: "20000000000000009" }],
    });
    expect(await bo().getAttribute("data-channel")).toBe("table");
    await ada().getByTestId("picture").first().waitFor();
  });

  it("fills a command in with the keyboard alone", async () => {
    await ada().getByTestId("composer").click();
    await page.keyboard.type("/pl");
    await page.keyboard.press("Enter");
    await page.keyboard.type("deck:");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await page.keyboard.type("life:5");
    await page.keyboard.press("Enter");
    await ada().getByText("life: At least 10").waitFor();
    await page.keyboard.type("0");
    await page.keyboard.press("Enter");
    await expect
      .poll(() => host.said.find((one) => one.t === "slash"))
      .toMatchObject({
        options: [
          { name: "deck", value: "tech" },
          { name: "life", value: 50 },
        ],
      });
  });

  it("asks the bot for suggestions and says that a required option is missing", async () => {
    await ada().getByTestId("composer").fill("/rule ");
    const about = ada().getByTestId("option-about");
    await about.press("Escape");
    await about.press("Enter");
    await ada().getByRole("alert").getByText("about: This option is required").waitFor();
    await about.fill("att");
    await ada().getByTestId("suggestion").filter({ hasText: "Attack windows" }).click();
    await ada().getByTestId("send-command").click();
    await ada().getByTestId("toast").getByText("This interaction failed").waitFor();
  });

  it("shows a private panel to its person, sends selects, and dismisses it", async () => {
    await startMatch();
    await ada().getByTestId("button").filter({ hasText: "Hand" }).click();
    const panel = ada().locator('[data-ephemeral="true"]');
    await panel.getByText("Only you can see this").waitFor();
    expect(await bo().locator('[data-ephemeral="true"]').count()).toBe(0);

    await panel.locator('[data-custom-id="card"]').click();
    await page.locator('[data-value="zap"]').click();
    await expect
      .poll(() => host.said.at(-1))
      .toMatchObject({ t: "select", customId: "card", values: ["zap"] });
    await panel.locator('[data-custom-id="attackers"]').press("ArrowDown");
    await page.keyboard.press("Enter");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await page.getByTestId("select-done").click();
    await expect
      .poll(() => host.said.at(-1))
      .toMatchObject({ customId: "attackers", values: ["Knight", "Imp"] });

    await panel.getByTestId("dismiss").click();
    await panel.waitFor({ state: "detached" });
  });

  it("keeps the focus in a modal, names missing fields, and submits", async () => {
    await startMatch();
    await ada().getByTestId("button").filter({ hasText: "Hand" }).click();
    await ada().getByTestId("button").filter({ hasText: "Name a card" }).click();
    const modal = ada().getByTestId("modal");
    await modal.waitFor();
    await modal.getByTestId("modal-submit").click();
    await modal.getByText("Please fill this in").waitFor();
    await modal.getByTestId("field-card").fill("Zap");
    await modal.getByTestId("select").click();
    await page.locator('[data-value="left"]').click();
    await modal.getByTestId("field-card").press("Enter");
    await modal.waitFor({ state: "detached" });
    expect(host.said.at(-1)).toMatchObject({
      t: "modalSubmit",
      modalId: "m1",
      values: { card: "Zap", slot: ["left"], note: "" },
    });
  });

  it("opens pictures in full size with their description", async () => {
    await startMatch();
    await ada().getByTestId("picture").first().click();
    const box = page.getByTestId("lightbox");
    await box.getByText("The playmat: Ada has 24 life").waitFor();
    await page.keyboard.press("Escape");
    await box.waitFor({ state: "detached" });
  });

  it("adds a person with a pane of their own", async () => {
    await page.getByTestId("add-person").click();
    await page.getByTestId("add-person-name").fill("Cleo");
    await page.keyboard.press("Enter");
    await page.getByTestId("pane-Cleo").getByTestId("composer").waitFor();
  });

  it("shows one person at a time on a phone, without sideways scrolling", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await bo().waitFor({ state: "hidden" });
    await page.getByTestId("tab-Bo").click();
    await bo().getByTestId("composer").fill("hello");
    await bo().getByTestId("composer").press("Enter");
    await bo().getByText("hello").waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

  it("has thrown nothing in all of this", () => {
    expect(faults).toEqual([]);
  });
});
