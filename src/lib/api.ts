import type { AccountAnswer, AccountInput, OwnerAnswer, OwnerInput } from '#shared/admin/account';
import type { ActivityPage } from '#shared/admin/activity';
import type { BackupAnswer, BackupInput } from '#shared/admin/backup';
import type {
  AdminArtwork,
  AnswerInput,
  Artwork,
  ArtworkInput,
  PublicArtwork,
} from '#shared/artwork';
import type { ContentPage, PageContent } from '#shared/content';
import type { Film, FilmEdit, FilmInput } from '#shared/films/film';
import type { FilmAnswer } from '#shared/films/film-parts';
import type { InstagramSettings, InstagramSettingsInput, InstagramStatus } from '#shared/instagram';
import type { DiaryEntry } from '#shared/journal';
import type {
  AdminOrder,
  BuyerOrder,
  DeliveryInput,
  OrdersQuery,
  OrderStatus,
  RefundInput,
  TrackingInput,
  TestOrders,
  TransferInfo,
} from '#shared/order';
import type {
  CardPayment,
  CardPaymentInput,
  TransferOrder,
  TransferPaymentInput,
} from '#shared/payment';
import type { SaleInput } from '#shared/sale';
import type { Question, QuestionInput, QuestionsQuery, QuestionState } from '#shared/question';
import type { Opening, OpeningInput } from '#shared/admin/opening';
import type { Pace, Publishing } from '#shared/admin/publishing';
import type { SamplesState } from '#shared/admin/samples';
import type { LoginInput, SessionCheck } from '#shared/admin/session';
import type { SettingsInput, SavedSettings, ShopSettings } from '#shared/admin/settings';
import type { SetupAnswer, SetupCheck, TestMailAnswer } from '#shared/admin/setup';
import type { PastedKeys } from '#shared/admin/keys';
import { setupPath } from '#shared/admin/setup-path';
import { artworkTexts } from '#shared/translations';
import { buyerHeaders } from './buyer.ts';
import { ApiError, get } from './call.ts';
import { inPageLanguage } from './in-page-language.ts';
import { inTime } from './in-time.ts';
import { call, patch, post } from './send.ts';

// Visitors load these calls without the others.
export * from './public-lists.ts';
export { ApiError };

export async function findArtwork(id: string) {
  const artwork = await inTime(get<PublicArtwork>(`/api/artworks/${encodeURIComponent(id)}`));
  return inPageLanguage(artwork, artworkTexts);
}

/** Returns null for a 401; throws other errors. */
async function nullWhenSignedOut<Answer>(answer: Promise<Answer>): Promise<Answer | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}

const buy = <Answer>(path: string, body: unknown) =>
  inTime(call<Answer>('POST', path, { body, headers: buyerHeaders() }));

export const createPaymentIntent = (purchase: CardPaymentInput) =>
  buy<CardPayment>('/api/create-payment-intent', purchase);
/** Throws 404 or 409 if somebody was faster. */
export const checkPurchase = (artworkIds: string[], amount: number) =>
  buy<unknown>('/api/orders/check', { artworkIds, amount });
/** Throws 404 if transfers are not offered. */
export const findTransferInfo = () => inTime(get<TransferInfo>('/api/zelle-info'));
export const createTransferPayment = (purchase: TransferPaymentInput) =>
  buy<TransferOrder>('/api/create-zelle-payment', purchase);

/** What a buyer asks by the token of their order. */
const ofOrder = (method: string, path: string, token: string, body?: unknown) =>
  inTime(call<BuyerOrder>(method, `/api/orders/${path}`, { token, body }));

export const findBuyerOrder = (token: string) => ofOrder('GET', 'mine', token);
export const setDelivery = (token: string, delivery: DeliveryInput) =>
  ofOrder('PATCH', 'mine', token, delivery);
/** `confirmKey` is the secret of the mail's link. */
export const confirmOrder = (token: string, confirmKey: string) =>
  ofOrder('POST', 'confirm', token, { confirmKey });
export const repeatInstructions = (token: string) => ofOrder('POST', 'instructions', token);
export const noteMoneySent = (token: string) => ofOrder('POST', 'sent', token);

/** `key` names the text: a repeated one is stored once. Throws 404, 429. */
export const sendQuestion = (body: QuestionInput, key: string) =>
  inTime(call<unknown>('POST', '/api/questions', { body, key }));
/** `before` names the question to continue from. */
export const listQuestions = (query: Partial<Record<keyof QuestionsQuery, string>>) =>
  get<Question[]>(`${questionsPath}?${new URLSearchParams(query)}`);
export const setQuestionState = (id: string, state: QuestionState) =>
  patch<Question>(`${questionsPath}/${encodeURIComponent(id)}`, { state });
export const deleteQuestion = (id: string) =>
  call<unknown>('DELETE', `${questionsPath}/${encodeURIComponent(id)}`);

export const login = (credentials: LoginInput) => post<unknown>('/api/admin/login', credentials);
/** For what the session alone may not do. Throws 403, 429. */
export const confirmPassword = (password: string) =>
  post<unknown>('/api/admin/confirmation', { password });
export const checkAuth = () => nullWhenSignedOut(get<SessionCheck>('/api/admin/check-auth'));
export const logout = (devices: 'this' | 'all') =>
  post<unknown>(`/api/admin/logout?devices=${devices}`);
export const listOrders = (query?: Partial<Record<keyof OrdersQuery, string>>) =>
  get<AdminOrder[]>(`/api/admin/orders${query ? `?${new URLSearchParams(query)}` : ''}`);
export const setOrderStatus = (id: string, status: OrderStatus) =>
  patch<AdminOrder>(`${orderPath(id)}/status`, { status });
export const confirmForBuyer = (id: string) => post<AdminOrder>(`${orderPath(id)}/confirm`);
/** An empty number removes it. */
export const setTrackingNumber = (id: string, input: TrackingInput) =>
  patch<AdminOrder>(`${orderPath(id)}/tracking`, input);
/** Throws 409 if there is nothing to ask. */
export const askForAddress = (id: string) => post<AdminOrder>(`${orderPath(id)}/address`);
/** Throws 409 above what is left. */
export const refundPart = (id: string, input: RefundInput) =>
  post<AdminOrder>(`${orderPath(id)}/refunds`, input);
/** Empty unless live keys are set. */
export const findTestOrders = () => get<TestOrders>(testOrdersPath);
export const removeTestOrders = () => call<TestOrders>('DELETE', testOrdersPath);
/** `before` names the entry to continue from. */
export const listActivity = (before: string | null) =>
  get<ActivityPage>(`/api/admin/activity${before ? `?${new URLSearchParams({ before })}` : ''}`);
export const listContentPages = () => get<ContentPage[]>('/api/admin/content');
/** `key` names the edit: a repeated one is stored once. Throws 412 for a stale version. */
export const updateContentPage = (page: ContentPage, content: PageContent, key: string) =>
  call<ContentPage>('PATCH', `/api/admin/content/${encodeURIComponent(page.id)}`, {
    body: { content },
    version: page.version,
    key,
  });

export const listSyncedEntries = () => get<DiaryEntry[]>('/api/admin/diary');
export const deleteSyncedEntry = (id: string) =>
  call<unknown>('DELETE', `/api/admin/diary/${encodeURIComponent(id)}`);

export const listFilms = () => get<Film[]>('/api/admin/films');
/** `key` names the form (rule 42). */
export const addFilm = (body: FilmInput, key: string) =>
  call<Film>('POST', '/api/admin/films', { body, key });
/** Throws 412 for a stale version. */
export const updateFilm = ({ id, version }: Film, edit: FilmEdit) =>
  patch<Film>(`/api/admin/films/${encodeURIComponent(id)}`, edit, version);
export const deleteFilm = (id: string) =>
  call<unknown>('DELETE', `/api/admin/films/${encodeURIComponent(id)}`);
/** Makes a film of its parts, or names those that are missing. */
export const makeFilm = (id: string, parts: string[]) =>
  post<FilmAnswer>(`/api/admin/films/files/${id}`, { parts });

export const listAdminArtworks = () => get<AdminArtwork[]>('/api/admin/artworks');
/** `key` names the form (rule 42). */
export const createArtwork = (body: ArtworkInput, key: string) =>
  call<Artwork>('POST', '/api/admin/artworks', { body, key });
/** Throws 412 for a stale version. */
export const updateArtwork = ({ id, version }: Artwork, input: ArtworkInput) =>
  patch<Artwork>(artworkPath(id), input, version);
export const setArtworkVisibility = (id: string, isHidden: boolean) =>
  patch<Artwork>(`${artworkPath(id)}/visibility`, { isHidden });
export const setArtworkPosition = (id: string, position: number) =>
  patch<Artwork>(`${artworkPath(id)}/position`, { position });
/** Throws 409 if it was sold. */
export const answerSamePainting = (id: string, body: AnswerInput) =>
  call<Artwork>('POST', `${artworkPath(id)}/answer`, { body });
export const showWaitingArtworks = () => post<{ left: number }>('/api/admin/waiting-artworks');
export const freeArtwork = (id: string) => post<unknown>(`${artworkPath(id)}/free`);
/** Throws 409 if it is held or was sold. */
export const deleteArtwork = (id: string) => call<unknown>('DELETE', artworkPath(id));

/** `key` names the form. Throws 409 if another order has the artwork. */
export const recordSale = (body: SaleInput, key: string) =>
  call<AdminOrder>('POST', '/api/admin/sales', { body, key });

export const findSettings = () => get<ShopSettings>(settingsPath);
/** Throws 412 for a stale version. */
export const updateSettings = (input: SettingsInput, version: number) =>
  patch<SavedSettings>(settingsPath, input, version);

export const findOpening = () => get<Opening>(openingPath);
/** Throws 409 before a test mail was sent. */
export const updateOpening = (input: OpeningInput) => patch<Opening>(openingPath, input);

export const findAccount = () => get<AccountAnswer>(accountPath);
/** Throws 403 for a wrong password, 412 for a stale version. */
export const updateAccount = (input: AccountInput, version: number) =>
  patch<AccountAnswer>(accountPath, input, version);
export const findOwnerAnswer = () => get<OwnerAnswer>(firstVisitPath);
export const makeAccount = (input: OwnerInput) => post<unknown>(firstVisitPath, input);
export const recoverAccount = (input: OwnerInput) => post<unknown>('/api/admin/recovery', input);

export const findInstagramStatus = () => get<InstagramStatus>('/api/instagram/status');
export const setInstagramSettings = (settings: InstagramSettingsInput) =>
  patch<InstagramSettings>('/api/admin/instagram/settings', settings);
/** `all` reads every post again. */
export const syncInstagram = (posts: 'new' | 'all') =>
  post<unknown>(`/api/admin/instagram/sync${posts === 'all' ? '?posts=all' : ''}`);

export const findLastBackup = () => get<BackupAnswer>('/api/admin/backup');
export const noteBackup = (backup: BackupInput) => post<BackupAnswer>('/api/admin/backup', backup);

export const findSetup = (check: SetupCheck) => get<SetupAnswer>(setupPath(check));
/** Throws 400 with what the service refuses, 409, 503. */
export const updateKeys = (check: SetupCheck, keys: PastedKeys) =>
  patch<SetupAnswer>(setupPath(check), { keys });
/** Throws 429 within a minute of the last one. */
export const sendTestMail = () => post<TestMailAnswer>(setupPath('mail'));

export const findSamples = () => get<SamplesState>(samplesPath);
/** Throws 409 with live keys. */
export const addSamples = () => post<SamplesState>(samplesPath);
export const removeSamples = () => call<SamplesState>('DELETE', samplesPath);

function orderPath(id: string): string {
  return `/api/admin/orders/${encodeURIComponent(id)}`;
}

const publishingPath = '/api/admin/publishing';
export const findPublishing = () => get<Publishing>(publishingPath);
export const publishNow = () => post<Publishing>(publishingPath);
export const setPace = (publishAfterMinutes: Pace) =>
  patch<Publishing>(publishingPath, { publishAfterMinutes });

const questionsPath = '/api/admin/questions';
const settingsPath = '/api/admin/settings';
const openingPath = '/api/admin/opening';
const samplesPath = '/api/admin/samples';
const testOrdersPath = '/api/admin/orders/test';
const accountPath = '/api/admin/account';
const firstVisitPath = '/api/admin/first-visit';

function artworkPath(id: string): string {
  return `/api/admin/artworks/${encodeURIComponent(id)}`;
}
