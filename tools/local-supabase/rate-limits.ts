import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { AuthSettings, RateLimit } from './settings';
import type { Failure } from './failure';
import { failure } from './failure';

type LimitName = keyof AuthSettings['limits'];

export interface RateLimits {
  /** Counts one request. Null when it is within the limit. */
  take(name: LimitName, address: string): Promise<Failure | null>;
}

/** Counts in memory: a restart resets the counts, as it does at the hosted service. */
export function rateLimits(limits: AuthSettings['limits']): RateLimits {
  const limiters = new Map<string, RateLimiterMemory>();
  for (const [name, limit] of Object.entries(limits) as [LimitName, RateLimit][]) {
    if (!limit) continue;
    const { requests: points, windowS: duration } = limit;
    limiters.set(name, new RateLimiterMemory({ keyPrefix: name, points, duration }));
  }
  return {
    async take(name, address) {
      try {
        await limiters.get(name)?.consume(address);
        return null;
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        return REFUSALS[name] ?? tooManyRequests;
      }
    },
  };
}

const tooManyRequests = failure(429, 'over_request_rate_limit', 'Request rate limit reached');

const REFUSALS: Partial<Readonly<Record<LimitName, Failure>>> = {
  mails: failure(429, 'over_email_send_rate_limit', 'email rate limit exceeded'),
  texts: failure(429, 'over_sms_send_rate_limit', 'SMS rate limit exceeded'),
};
