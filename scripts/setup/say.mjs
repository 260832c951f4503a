/** A reason to stop that is written for the person at the terminal; it is shown without a stack. */
export class SetupError extends Error {}

/** One line about what set-up is doing. Goes to stderr so that a command's own output stays clean. @param {string} text */
export function say(text) {
  console.error(`[set-up] ${text}`);
}
