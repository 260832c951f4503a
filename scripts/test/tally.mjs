/**
 * @typedef {object} Tally
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 */

/**
 * Counts vitest's JSON report. A file that could not be loaded has no test in it and counts as one failed test; a run that went wrong
 * outside any test (an unhandled rejection, a crashed worker, no report) does too.
 * @param {unknown} report the parsed file, or undefined when there is none @param {number} exitCode of vitest @returns {Tally}
 */
export function tallyOf(report, exitCode) {
  const tally = { passed: 0, failed: 0, skipped: 0 };
  const { testResults = [] } =
    /** @type {{ testResults?: { status: string, assertionResults: { status: string }[] }[] }} */ (
      report ?? {}
    );
  for (const file of testResults) {
    const failedBefore = tally.failed;
    for (const { status } of file.assertionResults) {
      if (status === "passed") tally.passed += 1;
      else if (status === "failed") tally.failed += 1;
      else tally.skipped += 1;
    }
    if (file.status === "failed" && tally.failed === failedBefore) tally.failed += 1;
  }
  if (exitCode !== 0 && tally.failed === 0) tally.failed = 1;
  return tally;
}
