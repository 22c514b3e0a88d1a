import { test } from 'node:test';
import { expect } from '@playwright/test';
import { findNetlifyProblems, findStoreAccess } from '../../netlify/build/netlify-environment.ts';
import { least } from '../fixtures/start/least-environment.ts';

const decode = (access: string) => JSON.parse(Buffer.from(access, 'base64').toString()) as object;

test("A build reads the store by the plugin's access, else by the site's id and a token", () => {
  const byToken = { SITE_ID: 'a-site', NETLIFY_AUTH_TOKEN: 'a-token' };
  expect(findStoreAccess({ ...byToken, SHOP_BLOBS_CONTEXT: 'from-the-plugin' })).toBe(
    'from-the-plugin',
  );
  expect(decode(findStoreAccess(byToken)!)).toEqual({
    apiURL: 'https://api.netlify.com',
    siteID: 'a-site',
    token: 'a-token',
  });
});

test('Half of an access is none', () => {
  for (const variables of [{}, { SITE_ID: 'a-site' }, { NETLIFY_AUTH_TOKEN: 'a-token' }]) {
    expect(findStoreAccess(variables)).toBeUndefined();
  }
});

test('A build on Netlify without an address of the site is refused: its pages would name this machine (rule 89)', () => {
  expect(findNetlifyProblems({ NETLIFY_LOCAL: 'true' })).toEqual([
    expect.stringMatching(/^SITE_URL: /),
  ]);
  expect(findNetlifyProblems({ NETLIFY_LOCAL: 'true', URL: least.SITE_URL })).toEqual([]);
});

test('Netlify’s own address may begin with http, and a typed one may not (rule 89)', () => {
  const address = 'http://shop.example';
  expect(findNetlifyProblems({ NETLIFY: 'true', URL: address })).toEqual([]);
  expect(findNetlifyProblems({ NETLIFY: 'true', SITE_URL: address })).toEqual([
    'SITE_URL: must begin with https, which Netlify serves by itself',
  ]);
});
