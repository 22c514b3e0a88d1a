import type { clearPosts, SkipReason, syncFrequencies } from '#shared/instagram';

export const frequencyTexts: Record<(typeof syncFrequencies)[number], string> = {
  15: 'Every 15 minutes',
  30: 'Every 30 minutes',
  60: 'Every hour',
  180: 'Every 3 hours',
  360: 'Every 6 hours',
  720: 'Every 12 hours',
  1440: 'Every day',
};

export const clearPostsTexts: Record<(typeof clearPosts)[number], string> = {
  'on-sale': 'Put clear posts on sale',
  'look-first': 'I look first',
};

export const skipReasonTexts: Record<SkipReason, string> = {
  'no-hashtag': 'without a hashtag of the shop',
  'no-picture': 'for which Instagram gives no picture, mostly because of its music',
  unreachable: 'whose picture could not be fetched; it is tried again',
  'too-large': 'whose film has more than 20 MB',
  'deleted-here': 'that were deleted here in the shop',
  failed: 'that could not be read',
  odd: 'that Instagram gave in an odd form',
  gone: 'that are gone from Instagram',
};

/** Returns '1 post' or '12 posts'. */
export function postCountText(count: number): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? 'post' : 'posts'}`;
}
