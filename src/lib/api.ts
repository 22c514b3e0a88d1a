import type { ActivityPage } from '#shared/activity';
import type { AdminArtwork, Artwork, ArtworkInput } from '#shared/artwork';
import type { ContentPage, PageContent } from '#shared/content';
import type { InstagramSettings, InstagramStatus } from '#shared/instagram';
import type { DiaryEntry } from '#shared/journal';
import type { BuyerOrder, DeliveryInput, Order, OrderStatus } from '#shared/order';
import type {
  CardPayment,
  CardPaymentInput,
  PaymentOutcome,
  TransferInfo,
  TransferOrder,
  TransferPaymentInput,
} from '#shared/payment';
import type { Pace, Publishing, SiteVersion } from '#shared/publishing';
import type { LoginInput, SessionCheck } from '#shared/session';
import type { SetupAnswer, SetupCheck, TestMailAnswer } from '#shared/setup';
import { setupPath } from '#shared/setup-path';
import { getBuyerKey } from './buyer-key.ts';
import { ApiError, call, get, patch, post } from './call.ts';

// What a page asks before anybody shows intent lies apart, so that visitors do not download the rest with it.
export * from './public-lists.ts';
export { ApiError };

/** The optional mode of the spec's section 7: a 401 becomes null. Other errors are thrown. */
async function nullWhenSignedOut<Answer>(answer: Promise<Answer>): Promise<Answer | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}

/** Holds the works and opens their payment by card. */
export const createPaymentIntent = (purchase: CardPaymentInput) =>
  call<CardPayment>('POST', '/api/create-payment-intent', { body: purchase, buyer: getBuyerKey() });
/** Who receives bank transfers; 404 when they are not offered. */
export const findTransferInfo = () => get<TransferInfo>('/api/zelle-info');
/** Places an order to be paid by bank transfer. */
export const createTransferPayment = (purchase: TransferPaymentInput) =>
  call<TransferOrder>('POST', '/api/create-zelle-payment', {
    body: purchase,
    buyer: getBuyerKey(),
  });
/** What became of a card payment; the secret names it. */
export const findPayment = (clientSecret: string) =>
  get<PaymentOutcome>(`/api/orders/payment?${paymentQueryOf(clientSecret)}`);

/** The buyer's own order; the token stands in the page's fragment. */
export const findBuyerOrder = (token: string) =>
  call<BuyerOrder>('GET', '/api/orders/mine', { token });
/** Says where the parcel goes and what the painter should know. */
export const setDelivery = (token: string, delivery: DeliveryInput) =>
  call<BuyerOrder>('PATCH', '/api/orders/mine', { token, body: delivery });
/** Confirms a transfer order; the key stands in the link of the buyer's e-mail. */
export const confirmOrder = (token: string, confirmKey: string) =>
  call<BuyerOrder>('POST', '/api/orders/confirm', { token, body: { confirmKey } });
/** Sends the e-mail with the instructions again, three times at most. */
export const repeatInstructions = (token: string) =>
  call<BuyerOrder>('POST', '/api/orders/instructions', { token });
/** Tells the painter that the transfer is on its way. */
export const noteMoneySent = (token: string) =>
  call<BuyerOrder>('POST', '/api/orders/sent', { token });

/** Signs the administrator in; the session is a cookie. */
export const login = (credentials: LoginInput) => post<unknown>('/api/admin/login', credentials);
/** What the shop does without, for whoever is signed in; null for others. */
export const checkAuth = () => nullWhenSignedOut(get<SessionCheck>('/api/admin/check-auth'));
/** Ends the session. */
export const logout = () => post<unknown>('/api/admin/logout');
/** Every order, newest first. */
export const listOrders = () => get<Order[]>('/api/admin/orders');
/** Sets an order's status, with what it means for money and pieces. */
export const setOrderStatus = (id: string, status: OrderStatus) =>
  patch<Order>(`/api/admin/orders/${encodeURIComponent(id)}/status`, { status });
/** Confirms a transfer order for its buyer. */
export const confirmForBuyer = (id: string) =>
  post<Order>(`/api/admin/orders/${encodeURIComponent(id)}/confirm`);
/** Sets what the buyer follows the parcel by; empty takes it away. */
export const setTrackingNumber = (id: string, trackingNumber: string) =>
  patch<Order>(`/api/admin/orders/${encodeURIComponent(id)}/tracking`, { trackingNumber });
/** Gives a payment back that names the order and does not belong to it. */
export const giveBack = (id: string, paymentIntentId: string) =>
  post<Order>(`/api/admin/orders/${encodeURIComponent(id)}/give-back`, { paymentIntentId });
/** What was done in the administration, newest first; `before` is the entry to go on from. */
export const listActivity = (before: string | null) =>
  get<ActivityPage>(`/api/admin/activity${before ? `?${new URLSearchParams({ before })}` : ''}`);
/** The pages that the administrator edits. */
export const listContentPages = () => get<ContentPage[]>('/api/admin/content');
/** Stores an edit of a page; a stale version is refused with 412. */
export const updateContentPage = (id: string, content: PageContent, version: number) =>
  patch<ContentPage>(`/api/admin/content/${encodeURIComponent(id)}`, { content }, version);

/** Diary entries that the sync brought; the others are sections of 'News & Blog'. */
export const listSyncedEntries = () => get<DiaryEntry[]>('/api/admin/diary');
/** Deletes one of them, so that no sync brings it back. */
export const deleteSyncedEntry = (id: string) =>
  call<unknown>('DELETE', `/api/admin/diary/${encodeURIComponent(id)}`);

/** Every artwork with its state, hidden ones too. */
export const listAdminArtworks = () => get<AdminArtwork[]>('/api/admin/artworks');
/** `key` names the form: sent again, it makes no second artwork. */
export const createArtwork = (body: ArtworkInput, key: string) =>
  call<Artwork>('POST', '/api/admin/artworks', { body, key });
/** Changes an artwork; a stale version is refused with 412. */
export const updateArtwork = ({ id, version }: Artwork, input: ArtworkInput) =>
  patch<Artwork>(artworkPath(id), input, version);
/** Hides an artwork from visitors, or shows it. */
export const setArtworkVisibility = (id: string, isHidden: boolean) =>
  patch<Artwork>(`${artworkPath(id)}/visibility`, { isHidden });
/** Deletes a work that nobody holds or bought; else 409. */
export const deleteArtwork = (id: string) => call<unknown>('DELETE', artworkPath(id));

/** The settings of the sync, and where it stands. */
export const findInstagramStatus = () => get<InstagramStatus>('/api/instagram/status');
/** Stores the settings of the sync. */
export const setInstagramSettings = (settings: InstagramSettings) =>
  patch<InstagramSettings>('/api/admin/instagram/settings', settings);
/** `all` reads every post again; without it the call is the spec's own. */
export const syncInstagram = (posts: 'new' | 'all') =>
  post<unknown>(`/api/admin/instagram/sync${posts === 'all' ? '?posts=all' : ''}`);

/** What one check of the shop's connections finds now. */
export const findSetup = (check: SetupCheck) => get<SetupAnswer>(setupPath(check));
/** Sends a mail to the sender's own address; 429 within a minute of the last one. */
export const sendTestMail = () => post<TestMailAnswer>(setupPath('mail'));

/** What the site that visitors see says of itself. */
export const findSiteVersion = () =>
  call<SiteVersion>('GET', '/version.json', { cache: 'no-store' });
/** Where the changes stand that are newer than `live`, the version of that site. */
export const findPublishing = (live: string) => get<Publishing>(publishingPath(live));
/** Asks for a build of all that waits. */
export const publishNow = (live: string) => post<Publishing>(publishingPath(live));
/** Stores when changes are published. */
export const setPace = (live: string, publishAfterMinutes: Pace) =>
  patch<Publishing>(publishingPath(live), { publishAfterMinutes });

function publishingPath(live: string): string {
  return `/api/admin/publishing?${new URLSearchParams({ live })}`;
}

function artworkPath(id: string): string {
  return `/api/admin/artworks/${encodeURIComponent(id)}`;
}

function paymentQueryOf(clientSecret: string): URLSearchParams {
  const [paymentIntent = ''] = clientSecret.split('_secret_');
  return new URLSearchParams({
    payment_intent: paymentIntent,
    payment_intent_client_secret: clientSecret,
  });
}
