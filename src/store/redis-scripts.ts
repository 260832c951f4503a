/**
 * Compare-and-set in one step. KEYS: the value where Keyv reads it; a hash with `rev` and the last `writes`.
 * ARGV: text, expected revision or "", token, expiry in ms since the epoch or "".
 * Returns the new revision, or -1 for a conflict. A value that Keyv wrote itself has no hash yet: its revision is 0.
 */
export const WRITE = `
local there = redis.call('EXISTS', KEYS[1]) == 1
local rev, writes = false, ''
if there then
  rev = tonumber(redis.call('HGET', KEYS[2], 'rev') or '0')
  writes = redis.call('HGET', KEYS[2], 'writes') or ''
end
for made, token in string.gmatch(writes, '(%d+)=(%S+)') do
  if token == ARGV[3] then return tonumber(made) end
end
local expected = ARGV[2] ~= '' and tonumber(ARGV[2])
if rev ~= expected then return -1 end
local new = (rev or 0) + 1
local kept = { new .. '=' .. ARGV[3] }
local old = {}
for write in string.gmatch(writes, '%S+') do table.insert(old, 1, write) end
for i = 1, math.min(#old, 7) do table.insert(kept, 1, old[i]) end
if ARGV[4] ~= '' then
  redis.call('SET', KEYS[1], ARGV[1], 'PXAT', ARGV[4])
else
  redis.call('SET', KEYS[1], ARGV[1])
end
redis.call('HSET', KEYS[2], 'rev', new, 'writes', table.concat(kept, ' '))
if ARGV[4] ~= '' then redis.call('PEXPIREAT', KEYS[2], ARGV[4]) else redis.call('PERSIST', KEYS[2]) end
return new
`;

/** Value and revision as of one moment; false when there is no value. */
export const LOAD = `
local text = redis.call('GET', KEYS[1])
if not text then return false end
return { text, tonumber(redis.call('HGET', KEYS[2], 'rev') or '0') }
`;

/** Takes a lock, or keeps it for its holder. */
export const LOCK = `
local holder = redis.call('GET', KEYS[1])
if holder and holder ~= ARGV[1] then return 0 end
redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])
return 1
`;

/** Gives a lock back if it is still the holder's. */
export const UNLOCK = `
if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('DEL', KEYS[1]) end
return 0
`;
