import { afterEach, beforeEach, test } from 'node:test';
import { expect } from '@playwright/test';
import { listKeys } from '../../netlify/ports/blobs/lists.ts';
import { findRestoring, requireRestored } from '../../netlify/ports/blobs/restoring.ts';
import { createArtwork } from '../../netlify/use-cases/artworks/creation.ts';
import { takePlaces } from '../../netlify/use-cases/orders/transfer/transfer-places.ts';
import { keepParts, removeAbandonedParts } from '../../netlify/use-cases/films/uploads.ts';
import { changeSync, readSync } from '../../netlify/use-cases/instagram/sync-record.ts';
import {
  getInstagramSettings,
  setInstagramSettings,
} from '../../netlify/use-cases/instagram/sync-settings.ts';
import { hasArrivedAt, recordTestMail } from '../../netlify/use-cases/mail/arrival.ts';
import { forgetRefusal, readRefusal } from '../../netlify/use-cases/mail/deliver.ts';
import {
  isConfirmedInbox,
  recordConfirmedInbox,
} from '../../netlify/use-cases/orders/transfer/confirmed-inboxes.ts';
import { placeSchema, takePlace } from '../../netlify/use-cases/places.ts';
import { updateQuestion } from '../../netlify/use-cases/questions/records.ts';
import { runSetupCheck } from '../../netlify/use-cases/setup/checks.ts';
import { requireStoreFormat } from '../../netlify/use-cases/store-format.ts';
import { artworkBody } from '../fixtures/artworks/artwork-input.ts';
import { giveOwnStore } from '../fixtures/blobs/own-store.ts';
import { openStore } from '../fixtures/blobs/platform-blobs.ts';
import { transferOrder } from '../fixtures/buyers/transfer-order.ts';
import { questionPlacesKey, restoringKey, testMailKey } from '../fixtures/records.ts';

const blobs = giveOwnStore();
const store = () => openStore(blobs().port);
const textOf = (key: string) => store().get(key, { type: 'text' });
const { error } = console;

beforeEach(() => void (console.error = () => undefined));
afterEach(() => void (console.error = error));

/** A record cut off, without its fields, and of another type. */
for (const text of ['{"id":"jou-ma', '{}', 'null']) {
  const breakRecord = (key: string) => store().set(key, text);
  const expectMended = async (key: string) => expect(await textOf(key), key).toContain('nonce');

  test(`a limit that is ${text} refuses nobody, and counts again (rule 84)`, async () => {
    const key = questionPlacesKey;
    await breakRecord(key);
    const take = (name: string) =>
      takePlace({ key, place: placeSchema, name, network: 'a' }, ({ id, hour }) =>
        hour.length < 1 ? { id, network: 'a' } : null,
      );
    expect(await take('one')).toMatchObject({ network: 'a' });
    expect(await take('two')).toBeNull();
  });

  test(`the place of a transfer order that is ${text} is free for its buyer, and is taken again (rule 84)`, async () => {
    const order = (id: string) => transferOrder(id, new Date(Date.now() + 60_000));
    for (const key of await listKeys('transfer-places/')) await store().delete(key);
    await takePlaces(order('AAA-AAA'));
    await expect(takePlaces(order('CCC-CCC'))).rejects.toMatchObject({ status: 409 });
    for (const key of await listKeys('transfer-places/')) await breakRecord(key);
    await takePlaces(order('DDD-DDD'));
    await expect(takePlaces(order('EEE-EEE'))).rejects.toThrow('DDD-DDD');
  });

  test(`a confirmed inbox whose record is ${text} stays confirmed (rule 84)`, async () => {
    await recordConfirmedInbox('marie@example.com');
    for (const key of await listKeys('confirmed-inboxes/')) await breakRecord(key);
    expect(await isConfirmedInbox('marie@example.com')).toBe(true);
    expect(await isConfirmedInbox('jean@example.com')).toBe(false);
  });

  test(`a test mail that is ${text} has not arrived, and the next one leaves at once (rule 84)`, async () => {
    await breakRecord(testMailKey);
    expect(await hasArrivedAt('studio@example.com')).toBe(false);
    expect(await recordTestMail('studio@example.com')).toBe(true);
    expect(await recordTestMail('studio@example.com')).toBe(false);
    await expectMended(testMailKey);
  });

  for (const by of ['letter', 'check'] as const) {
    test(`a refusal of mails that is ${text} is none, and goes with the next ${by} (rule 84)`, async () => {
      await breakRecord('mail/refusal');
      expect(await readRefusal()).toBeNull();
      await forgetRefusal(by);
      expect(await textOf('mail/refusal')).toBeNull();
    });
  }

  test(`the format that is ${text} is never guessed, and a restore whose record is ${text} has not ended (rule 84)`, async () => {
    await breakRecord('format');
    await expect(requireStoreFormat()).rejects.toThrow('its record ‘format’ cannot be read');
    await store().delete('format');
    await breakRecord(restoringKey);
    expect(await findRestoring()).toMatchObject({ file: 'a backup' });
    await expect(requireRestored()).rejects.toThrow('is being restored');
    await expect(requireStoreFormat()).rejects.toThrow('A restore of a backup is not complete');
    await store().delete(restoringKey);
  });

  test(`a film that arrives whose note is ${text} goes on, or is removed as abandoned (rule 84)`, async () => {
    await breakRecord('film-uploads/film');
    await keepParts('film');
    await expectMended('film-uploads/film');
    await breakRecord('film-uploads/film');
    await removeAbandonedParts();
    expect(await textOf('film-uploads/film')).toBeNull();
  });

  test(`a form whose key has a record that is ${text} makes its artwork, once (rule 84)`, async () => {
    const form = { editor: 'admin', key: `form ${text}` };
    const input = artworkBody({ acceptedPaymentMethods: ['card', 'zelle'] }) as never;
    await createArtwork(input, form);
    const [key] = await listKeys('creations/');
    await breakRecord(key!);
    for (const again of [key!, key!]) {
      expect((await createArtwork(input, form)).creationKey).toBe(form.key);
      await expectMended(again);
    }
    const own = (await listKeys('artworks/')).map(textOf);
    expect(
      (await Promise.all(own)).filter((one) => one?.includes(JSON.stringify(form.key))),
    ).toHaveLength(1);
    await store().delete(key!);
  });

  test(`a question that is ${text} is neither found nor written over (rule 84)`, async () => {
    const key = 'questions/2026-11/1795917624187-4ebda8d70c8f8b8b';
    await breakRecord(key);
    expect(await updateQuestion(key.split('/')[2]!, (question) => question)).toBeNull();
    expect(await textOf(key)).toBe(text);
  });

  test(`settings of Instagram that are ${text} have no hashtag until they are saved (rule 84)`, async () => {
    await breakRecord('instagram/settings');
    const unknown = { highlightCollection: '', clearPosts: 'look-first' };
    expect(await getInstagramSettings()).toMatchObject(unknown);
    const input = { syncFrequency: '30', highlightCollection: 'VANN' } as const;
    await setInstagramSettings(input, { editor: 'admin', version: 0 });
    expect(await getInstagramSettings()).toMatchObject({ ...input, clearPosts: 'look-first' });
  });

  test(`a sync whose record is ${text} begins anew (rule 84)`, async () => {
    await breakRecord('instagram/sync');
    expect(await readSync()).toBeNull();
    const calledAt = new Date().toISOString();
    await changeSync((sync) => ({ ...sync, calledAt }));
    expect(await readSync()).toMatchObject({ calledAt, run: null, full: null });
    await breakRecord('instagram/sync');
    expect(await changeSync(() => null)).toMatchObject({ run: null });
    await expectMended('instagram/sync');
  });

  test(`the check of the store writes over its record that is ${text} (rule 84)`, async () => {
    await breakRecord('setup/check');
    const [written] = await runSetupCheck('store');
    expect(written).toMatchObject({ state: 'ok' });
    await expectMended('setup/check');
  });
}
