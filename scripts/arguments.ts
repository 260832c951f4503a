/**
 * Reads a command line. `--help` prints the usage and ends with 0; what `parse` cannot read is said with the usage, and ends
 * with 2.
 */
export function readArguments<T>(usage: string, parse: () => T): T {
  if (process.argv.slice(2).includes("--help")) {
    console.log(usage);
    process.exit(0);
  }
  try {
    return parse();
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
    process.exit(2);
  }
}
