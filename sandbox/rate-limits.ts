import type { Clock } from "./clock.ts";
import { ApiError } from "./errors.ts";

interface Rule {
  bucket: string;
  limit: number;
  windowMs: number;
}

/** Numbers that people measure on Discord; it publishes none. */
const rules: Record<string, Rule> = {
  "message.create": { bucket: "80c17d2f203122d936070c88c8d10f33", limit: 5, windowMs: 5000 },
  "message.edit": { bucket: "9f2c6a1be1d9c0a2d3b6f0e7a4c15b77", limit: 5, windowMs: 5000 },
  "message.remove": { bucket: "41d7c2b06f5e4a9881b3dd0c6f9e2a54", limit: 5, windowMs: 1000 },
  webhook: { bucket: "2a6d0f8847c34be3a6f18e2a40d1b5c9", limit: 5, windowMs: 2000 },
  "channel.edit": { bucket: "c5e0d71a3b964f0d8a8f2f6b1c7e9d30", limit: 5, windowMs: 15_000 },
};

/** Counts requests per route and channel and answers 429 when a bucket is empty, with Discord's headers. */
export class RateLimits {
  enabled: boolean;
  private readonly windows = new Map<string, { left: number; resetAt: number }>();

  constructor(
    private readonly clock: Clock,
    enabled: boolean,
  ) {
    this.enabled = enabled;
  }

  /**
   * Takes one request from the bucket of a route; `major` is the channel id or the webhook token.
   * @returns the headers for the answer
   * @throws ApiError 429
   */
  take(route: string, major: string): Record<string, string> {
    const rule = rules[route];
    if (!rule || !this.enabled) return {};
    const now = this.clock.now();
    const key = `${rule.bucket}:${major}`;
    let window = this.windows.get(key);
    if (!window || window.resetAt <= now) {
      if (this.windows.size > 5000) this.windows.clear();
      window = { left: rule.limit, resetAt: now + rule.windowMs };
      this.windows.set(key, window);
    }
    const exceeded = window.left <= 0;
    if (!exceeded) window.left -= 1;
    const after = (window.resetAt - now) / 1000;
    const headers = {
      "X-RateLimit-Limit": String(rule.limit),
      "X-RateLimit-Remaining": String(window.left),
      "X-RateLimit-Reset": (window.resetAt / 1000).toFixed(3),
      "X-RateLimit-Reset-After": after.toFixed(3),
      "X-RateLimit-Bucket": rule.bucket,
    };
    if (exceeded) throw tooMany(after, headers);
    return headers;
  }
}

/** A 429 that asks for a pause of so many seconds. */
export function tooMany(seconds: number, headers: Record<string, string> = {}): RateLimited {
  return new RateLimited(seconds, headers);
}

class RateLimited extends ApiError {
  constructor(
    private readonly seconds: number,
    headers: Record<string, string>,
  ) {
    super(429, 0, "You are being rate limited.", undefined, {
      "Retry-After": seconds.toFixed(3),
      "X-RateLimit-Scope": "user",
      ...headers,
    });
  }

  override body(): Record<string, unknown> {
    return { message: this.message, retry_after: Number(this.seconds.toFixed(3)), global: false };
  }
}
