import { test } from 'node:test';
import { expect } from '@playwright/test';
import { readPosts } from '../../netlify/ports/instagram/posts.ts';

const whole = {
  id: '17895695668004550',
  media_type: 'IMAGE',
  media_url: 'https://media.example/2.jpg',
  permalink: 'https://www.instagram.com/p/2/',
  timestamp: '2026-11-01T09:00:00+0000',
  caption: '“Dezyèm” $900 #ArtForSale',
};
const { caption: _caption, timestamp: _time, id: _id, permalink: _link, ...bare } = whole;
const bareId = { ...bare, id: whole.id, timestamp: whole.timestamp };

/** As Instagram or an intermediary has answered; what is read of it. */
const readable: [words: string, post: object, read: object][] = [
  ['no caption', bareId, { caption: '' }],
  ['a caption of null', { ...whole, caption: null }, { caption: '' }],
  ['a still of null', { ...whole, thumbnail_url: null }, { thumbnail_url: undefined }],
  ['no picture, for its music', { ...whole, media_url: undefined }, { media_url: undefined }],
  ['a picture of null', { ...whole, media_url: null }, { media_url: undefined }],
  ['a picture that is a number', { ...whole, media_url: 7 }, { media_url: undefined }],
  ['a type of null', { ...whole, media_type: null }, { media_url: whole.media_url }],
  ['no type', { ...bareId, media_type: undefined }, { media_url: whole.media_url }],
  ['an unknown type', { ...whole, media_type: 'STORY' }, { media_type: 'STORY' }],
  ['no address, for a copyright claim', bareId, { permalink: null }],
  ['an address of an odd type', { ...whole, permalink: {} }, { permalink: null }],
  ['a short id as a number', { ...whole, id: 42 }, { id: '42' }],
  ['an album without pictures', { ...whole, children: { data: [] } }, { children: [] }],
  ['an album of null', { ...whole, children: null }, { children: [] }],
  ['an album of an odd form', { ...whole, children: { data: null } }, { children: [] }],
  [
    'an album with odd pictures',
    { ...whole, children: { data: [null, {}, { id: '5', media_type: null, media_url: 'u' }] } },
    { children: [{ id: '5', media_url: 'u' }] },
  ],
];
const odd: [words: string, post: unknown, why: string][] = [
  ['null', null, 'it has an unknown form'],
  ['a text', 'gone', 'it has an unknown form'],
  ['no id', { ...whole, id: undefined }, 'its id is missing or odd'],
  ['an empty id', { ...whole, id: '' }, 'its id is missing or odd'],
  ['a long id as a number', JSON.parse('{"id": 17895695668004551}'), 'its id is missing or odd'],
  ['no time', { ...whole, timestamp: undefined }, 'its time is missing or odd'],
  ['a time of null', { ...whole, timestamp: null }, 'its time is missing or odd'],
  ['a time of no day', { ...whole, timestamp: 'yesterday' }, 'its time is missing or odd'],
  [
    'a caption that is an object',
    { ...whole, caption: { text: 'a' } },
    'its caption is missing or odd',
  ],
];

for (const [words, post, read] of readable) {
  test(`a post with ${words} is read`, () => {
    expect(readPosts([post, whole])).toMatchObject({ posts: [read, { id: whole.id }], odd: [] });
  });
}

for (const [words, post, why] of odd) {
  test(`a post of ${words} is named, and the one beside it is read`, () => {
    expect(readPosts([post, whole])).toMatchObject({ posts: [{ id: whole.id }], odd: [{ why }] });
  });
}

test('an odd post is named by its address, else by its id', () => {
  const { permalink: _address, ...without } = whole;
  const posts = [whole, without, {}].map((post) => ({ ...post, timestamp: null }));
  const names = [whole.permalink, whole.id, 'without an id'];
  expect(readPosts(posts).odd.map(({ name }) => name)).toEqual(names);
});
