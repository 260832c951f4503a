import { existsSync } from "node:fs";

/**
 * @typedef {object} System
 * @property {string} name What people call it.
 * @property {string} program The package manager's program; the system is this one when the program is found.
 * @property {string[]} compiler Packages with a C++ compiler, make, python and pkg-config (better-sqlite3, canvas).
 * @property {string[]} libraries Packages with the headers canvas is compiled against.
 * @property {(packages: string[]) => string} command The exact line a person types.
 */

const sudo = (/** @type {string} */ line) => (process.getuid?.() === 0 ? line : `sudo ${line}`);

/** @type {System[]} In the order in which they are looked for. */
export const systems = [
  {
    name: "Debian or Ubuntu",
    program: "apt-get",
    compiler: ["build-essential", "pkg-config", "python3"],
    libraries: ["libcairo2-dev", "libpango1.0-dev", "libjpeg-dev", "libgif-dev", "librsvg2-dev"],
    command: (packages) =>
      `${sudo("apt-get update")} && ${sudo(`apt-get install -y --no-install-recommends ${packages.join(" ")}`)}`,
  },
  {
    name: "Fedora or RHEL",
    program: "dnf",
    compiler: ["gcc-c++", "make", "pkgconf-pkg-config", "python3"],
    libraries: ["cairo-devel", "pango-devel", "libjpeg-turbo-devel", "giflib-devel", "librsvg2-devel"],
    command: (packages) => sudo(`dnf install -y ${packages.join(" ")}`),
  },
  {
    name: "Alpine",
    program: "apk",
    compiler: ["build-base", "pkgconf", "python3"],
    libraries: ["cairo-dev", "pango-dev", "jpeg-dev", "giflib-dev", "librsvg-dev"],
    command: (packages) => sudo(`apk add ${packages.join(" ")}`),
  },
  {
    name: "Arch",
    program: "pacman",
    compiler: ["base-devel", "python"],
    libraries: ["cairo", "pango", "libjpeg-turbo", "giflib", "librsvg"],
    command: (packages) => sudo(`pacman -S --needed ${packages.join(" ")}`),
  },
  {
    name: "openSUSE",
    program: "zypper",
    compiler: ["gcc-c++", "make", "pkgconf-pkg-config", "python3"],
    libraries: ["cairo-devel", "pango-devel", "libjpeg8-devel", "giflib-devel", "librsvg-devel"],
    command: (packages) => sudo(`zypper install -y ${packages.join(" ")}`),
  },
  {
    name: "macOS with Homebrew",
    program: "brew",
    compiler: ["pkgconf", "python-setuptools"],
    libraries: ["cairo", "pango", "libpng", "jpeg-turbo", "giflib", "librsvg", "pixman"],
    command: (packages) => `xcode-select --install; brew install ${packages.join(" ")}`,
  },
  {
    name: "Windows with Chocolatey",
    program: "choco",
    compiler: ["python", "visualstudio2022-workload-vctools"],
    // Chocolatey has no GTK bundle for canvas; see byHand for where it is found.
    libraries: [],
    command: (packages) => `choco install -y ${packages.join(" ")}`,
  },
];

/** What to say where no package manager brings it all. */
export const byHand =
  "Install a C++ compiler, make, python3 and pkg-config, and the development files of cairo, pango, libjpeg, giflib and librsvg " +
  "(https://github.com/Automattic/node-canvas/wiki lists them for each system), then run the command again.";

/** The system whose package manager lies on the PATH, if any. @param {NodeJS.ProcessEnv} [env] */
export function thisSystem(env = process.env) {
  const windows = process.platform === "win32";
  const folders = (env.PATH ?? env.Path ?? "").split(windows ? ";" : ":").filter(Boolean);
  const names = (/** @type {string} */ program) =>
    windows ? [`${program}.exe`, `${program}.cmd`] : [program];
  return systems.find(({ program }) =>
    folders.some((folder) => names(program).some((name) => existsSync(`${folder}/${name}`))),
  );
}
