/**
 * What `app.count_event` does, for Redis; `limiter.test.ts` compares both. An account expires when it says nothing any
 * more. Arguments: mode, now, most, window, grain, first wait (empty: none), longest wait.
 */
export const countEventScript = `
local mode = ARGV[1]
local now, most, window, grain = tonumber(ARGV[2]), tonumber(ARGV[3]), tonumber(ARGV[4]), tonumber(ARGV[5])
local first, longest = tonumber(ARGV[6]), tonumber(ARGV[7])
local stored = redis.call('GET', KEYS[1])
if not stored and mode == 'look' then return { 0 } end
local before = stored and cmsgpack.unpack(stored) or { moments = {}, counts = {}, blocked = 0, overruns = 0 }
local moments, counts, total = {}, {}, 0
for place, moment in ipairs(before.moments) do
  if #moments > 0 or moment > now - window then
    table.insert(moments, moment)
    table.insert(counts, before.counts[place])
    total = total + before.counts[place]
  end
end
local blocked, overruns = before.blocked, before.overruns
if #moments == 0 and blocked <= now - window then overruns = 0 end
local wait = 0
if blocked > now then wait = blocked - now
elseif not first and total >= most then wait = moments[1] + window - now end
if mode == 'look' or (wait > 0 and mode == 'spend') then return { wait } end
local blocked_before, overruns_before = blocked, overruns
local counted_at = math.floor(now / grain) * grain
if #moments > 0 and moments[#moments] >= counted_at then
  counted_at = moments[#moments]
  counts[#moments] = counts[#moments] + 1
else
  table.insert(moments, counted_at)
  table.insert(counts, 1)
end
local is_overrun = 0
if first and total + 1 >= most then
  is_overrun = 1
  blocked = now + math.min(first * 2 ^ math.min(overruns, 40), longest)
  overruns = overruns + 1
end
local account = { moments = moments, counts = counts, blocked = blocked, overruns = overruns }
redis.call('SET', KEYS[1], cmsgpack.pack(account), 'PX', math.max(counted_at, blocked) + window - now + 1)
return { wait, counted_at, blocked_before, overruns_before, is_overrun }
`;

/** What `app.uncount_event` does. Arguments: moment, blocked before, overruns before, 1 for an overrun. */
export const uncountEventScript = `
local moment, blocked_before = tonumber(ARGV[1]), tonumber(ARGV[2])
local overruns_before, is_overrun = tonumber(ARGV[3]), tonumber(ARGV[4])
local stored = redis.call('GET', KEYS[1])
if not stored then return 0 end
local account = cmsgpack.unpack(stored)
for place, at in ipairs(account.moments) do
  if at == moment then
    account.counts[place] = account.counts[place] - 1
    if account.counts[place] == 0 then
      table.remove(account.moments, place)
      table.remove(account.counts, place)
    end
    break
  end
end
if account.overruns == overruns_before + is_overrun then
  account.blocked = blocked_before
  account.overruns = overruns_before
end
redis.call('SET', KEYS[1], cmsgpack.pack(account), 'KEEPTTL')
return 1
`;
