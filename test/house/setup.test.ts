import { spawn, spawnSync } from "node:child_process";
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { reaches } from "../../scripts/setup/node-version.mjs";
import { systems, thisSystem } from "../../scripts/setup/systems.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
let place = "";
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), "playmat-setup-test-"));
});
afterEach(() => rmSync(place, { recursive: true, force: true }));

/** A checkout with the real set-up and a lock file, and an npm that only notes that it was called. */
function checkout(npm: string): {
  run(env?: Record<string, string>): ReturnType<typeof spawnSync>;
  calls(): string;
} {
  cpSync(join(root, "scripts/setup"), join(place, "scripts/setup"), { recursive: true });
  cpSync(join(root, "scripts/setup.mjs"), join(place, "scripts/setup.mjs"));
  cpSync(join(root, "package.json"), join(place, "package.json"));
  cpSync(join(root, "package-lock.json"), join(place, "package-lock.json"));
  const calls = join(place, "calls.txt");
  writeFileSync(calls, "");
  writeFileSync(
    join(place, "npm.cjs"),
    `require("node:fs").appendFileSync(${JSON.stringify(calls)}, process.argv[2] + "\\n");\n${npm}`,
  );
  return {
    run: (env = {}) =>
      spawnSync(process.execPath, ["scripts/setup.mjs", "only"], {
        cwd: place,
        encoding: "utf8",
        // A proxy's name makes set-up ask npm first instead of the network.
        env: {
          ...process.env,
          HTTPS_PROXY: "http://127.0.0.1:9",
          npm_execpath: join(place, "npm.cjs"),
          ...env,
        },
      }),
    calls: () => readFileSync(calls, "utf8"),
  };
}

/** What a good npm ci leaves: both compiled packages, here as small stand-ins that load. */
const goodInstall = `
const { mkdirSync, writeFileSync } = require("node:fs");
for (const [name, text] of [
  ["canvas", "exports.createCanvas = () => ({ toBuffer: () => [1] });"],
  ["better-sqlite3", "module.exports = class { prepare() { return { get() {} }; } };"],
]) {
  mkdirSync("node_modules/" + name, { recursive: true });
  writeFileSync("node_modules/" + name + "/index.js", text);
}`;

describe("set-up", () => {
  it("knows which Node is new enough", () => {
    expect(reaches("20.19.0", ">=20.19.0")).toBe(true);
    expect(reaches("20.18.9", ">=20.19.0")).toBe(false);
    expect(reaches("24.0.0", ">=20.19.0")).toBe(true);
    expect(reaches("18.20.0", ">=20.19.0")).toBe(false);
  });

  it("installs once, then costs less than a second until the lock file changes", () => {
    const { run, calls } = checkout(goodInstall);
    expect(run().status).toBe(0);
    expect(calls()).toBe("ci\n");
    // The processor's time, not the clock's: the other tests run beside this one.
    const cost = join(place, "cost.txt");
    const meter = `process.on("exit", () => process.getBuiltinModule("fs").writeFileSync(${JSON.stringify(cost)}, String(process.cpuUsage().user)))`;
    expect(run({ NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(meter)}` }).status).toBe(
      0,
    );
    const microseconds = Number(readFileSync(cost, "utf8"));
    expect(microseconds).toBeGreaterThan(0);
    expect(microseconds).toBeLessThan(1_000_000);
    expect(calls()).toBe("ci\n");
    writeFileSync(
      join(place, "package-lock.json"),
      `${readFileSync(join(place, "package-lock.json"), "utf8")}\n`,
    );
    expect(run().status).toBe(0);
    expect(calls()).toBe("ci\nci\n");
  });

  it("leaves a linked node_modules alone", () => {
    const { run, calls } = checkout(goodInstall);
    mkdirSync(join(place, "elsewhere"));
    symlinkSync(join(place, "elsewhere"), join(place, "node_modules"));
    expect(run().status).toBe(0);
    expect(calls()).toBe("");
  });

  it("stops with one sentence when npm fails and nothing of the system is missing", () => {
    const { run } = checkout("process.exit(7);");
    // Every package counts as installed for this dpkg.
    const env = fakePrograms({ "apt-get": "exit 0", dpkg: "echo 'Status: install ok installed'" });
    const { status, stderr } = run(env);
    expect(status).toBe(1);
    expect(stderr).toContain("npm ci ended with 7");
    expect(stderr).not.toContain("at ");
  });

  it("prints this system's exact command and stops where it may not install", () => {
    const { run, calls } = checkout("process.exit(1);");
    // A system with dnf, and neither compiler nor pkg-config.
    const { status, stderr } = run(fakePrograms({ dnf: "exit 0" }));
    expect(status).toBe(1);
    expect(stderr).toMatch(/dnf install -y gcc-c\+\+ make .*cairo-devel pango-devel/);
    expect(calls()).toBe("ci\n");
  });

  it.skipIf(process.getuid?.() !== 0)(
    "installs the system packages by itself as root on Debian, then tries again",
    () => {
      const { run, calls } = checkout(
        `if (!require("node:fs").existsSync("apt-called.txt")) process.exit(1);\n${goodInstall}`,
      );
      const env = fakePrograms({
        "apt-get": `echo "$@" >> ${join(place, "apt-called.txt")}`,
        dpkg: "exit 1",
        env: 'exec /usr/bin/env "$@"',
      });
      const { status } = run(env);
      expect(status).toBe(0);
      expect(calls()).toBe("ci\nci\n");
      const [update, install] = readFileSync(join(place, "apt-called.txt"), "utf8").split("\n");
      expect(update).toContain("update");
      expect(install).toContain("build-essential pkg-config python3 libcairo2-dev libpango1.0-dev");
    },
  );

  it("finds the package manager on the PATH and gives each a whole command", () => {
    for (const system of systems) {
      const command = system.command([...system.compiler, ...system.libraries]);
      expect(command).toContain(
        "install".slice(0, system.program === "pacman" || system.program === "apk" ? 0 : 7),
      );
      for (const name of [...system.compiler, ...system.libraries]) expect(command).toContain(name);
    }
    expect(thisSystem({ PATH: fakePrograms({ apk: "" }).PATH })?.name).toBe("Alpine");
    expect(thisSystem({ PATH: "" })).toBeUndefined();
  });

  it("hands signals and exit codes on", async () => {
    const script = `import { runNode } from ${JSON.stringify(join(root, "scripts/setup/run.mjs"))};
      process.exitCode = await runNode(["-e", "process.on('SIGTERM', () => process.exit(42)); console.log('up'); setInterval(() => {}, 1000)"], ".");`;
    const child = spawn(process.execPath, ["--input-type=module", "-e", script], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    child.stdout.once("data", () => child.kill("SIGTERM"));
    expect(await new Promise((resolve) => child.once("exit", resolve))).toBe(42);
  });

  it("ends what it runs when the shell between it and npm dies of a signal", async () => {
    const inner = `import { runNode } from ${JSON.stringify(join(root, "scripts/setup/run.mjs"))};
      await runNode(["-e", "process.on('SIGTERM', () => { console.log('ended'); process.exit(0); }); console.log('up'); setInterval(() => {}, 1000)"], ".");`;
    const script = join(place, "inner.mjs");
    writeFileSync(script, inner);
    // The second command keeps the shell from becoming the first.
    const shell = spawn("sh", ["-c", `"${process.execPath}" "${script}"; true`], {
      stdio: ["ignore", "pipe", "inherit"],
      env: { ...process.env, npm_lifecycle_event: "start" },
    });
    let output = "";
    shell.stdout.on("data", (chunk) => {
      output += chunk;
      if (output === "up\n") shell.kill("SIGTERM");
    });
    await new Promise((resolve) => shell.stdout.once("close", resolve));
    expect(output).toBe("up\nended\n");
  });
});

/** A PATH with nothing on it but these shell scripts and a shell. */
function fakePrograms(programs: Record<string, string>): { PATH: string } {
  const folder = mkdtempSync(join(place, "bin-"));
  for (const [name, text] of Object.entries(programs)) {
    writeFileSync(join(folder, name), `#!/bin/sh\n${text}\n`);
    chmodSync(join(folder, name), 0o755);
  }
  return { PATH: [folder, join(dirname(folder), "nowhere")].join(delimiter) };
}
