/** Discord counts time from the first second of 2015. */
const epoch = 1_420_070_400_000n;

/**
 * Makes ids like Discord's: the time in the upper bits, a running number in the lower 22, 18 or 19 digits long
 * (discord.js recognises ids in routes by that length), each larger than the one before.
 */
export class Snowflakes {
  private last = 0n;

  constructor(private readonly now: () => number) {}

  next(): string {
    const fromTime = (BigInt(this.now()) - epoch) << 22n;
    this.last = fromTime > this.last ? fromTime : this.last + 1n;
    return this.last.toString();
  }
}

/** The shard out of `count` that a guild belongs to. */
export function shardOf(guildId: string, count: number): number {
  return Number((BigInt(guildId) >> 22n) % BigInt(count));
}
