import type { Account, GonePosts } from './sync-record.ts';

type Words = { words: string; advice: string; label: string; path: string };

const answers =
  '‘Hide them’ hides their works and removes their process, inspiration and diary entries. ‘Keep them’ keeps all of it, as if you had typed it.';

/** Tells the painter which posts are gone, and what each answer does (rule 47). `before`: whose posts are in the shop. */
export function describeGone({ account, posts }: GonePosts, before: Account | null): Words {
  const count = posts.length === 1 ? '1 post' : `${posts.length} posts`;
  if (!account) {
    return {
      words: `${count} ${posts.length === 1 ? 'is' : 'are'} gone from Instagram at once. Was the account changed?`,
      advice: `What they brought stays in the shop until you answer. ${answers}`,
      label: 'Look at Instagram',
      path: '/admin/instagram-settings',
    };
  }
  return {
    words: `The key to Instagram is of @${account.name}, but the shop has ${count} of @${before?.name}. Was the account changed?`,
    advice: `Nothing comes in or goes until you answer. If the key is of the wrong account, paste another one. If @${account.name} is your account now, answer about the earlier posts, and the new ones come in. ${answers}`,
    label: 'Paste another key under Setup',
    path: '/admin/setup',
  };
}
