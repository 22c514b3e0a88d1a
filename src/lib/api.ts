import type { AdminArtwork, Artwork, ArtworkInput, PublicArtwork } from '#shared/artwork';
import type { Availability } from '#shared/availability';
import type { ContentPage, PageContent } from '#shared/content';
import type { DiaryEntry, Inspiration, ProcessItem } from '#shared/journal';
import type { Order, OrderStatus } from '#shared/order';
import type {
  CardPayment,
  CardPaymentInput,
  PaymentOutcome,
  TransferInfo,
  TransferOrder,
  TransferPaymentInput,
} from '#shared/payment';
import type { Publishing, SiteVersion } from '#shared/publishing';
import type { LoginInput } from '#shared/session';

/** A non-ok answer: its message is '<status>: <text>' (spec, section 8), its text is for people (rulings 10). */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;
  readonly text: string;

  constructor(status: number, body: string, statusText: string) {
    super(`${status}: ${body || statusText}`);
    this.status = status;
    this.text = errorIn(body) ?? (body || statusText);
  }
}

function errorIn(body: string): string | undefined {
  try {
    const { error } = JSON.parse(body) as { error?: unknown };
    return typeof error === 'string' ? error : undefined;
  } catch {
    return undefined;
  }
}

/** What a call carries; `version` is the one that was read, and makes a stale edit a 412 (rulings 27). */
type Load = { body?: unknown; version?: number | undefined };

/** The one call to the server (spec, section 7). Throws ApiError on a non-ok answer. */
async function call<Answer>(method: string, path: string, load: Load = {}): Promise<Answer> {
  const request: RequestInit = { method, credentials: 'include' };
  if (load.body !== undefined) {
    const match: HeadersInit = load.version ? { 'if-match': `"${load.version}"` } : {};
    request.headers = { 'content-type': 'application/json', ...match };
    request.body = JSON.stringify(load.body);
  }
  const response = await fetch(path, request);
  const text = await response.text();
  if (!response.ok) throw new ApiError(response.status, text, response.statusText);
  return (text ? JSON.parse(text) : undefined) as Answer;
}

/** The optional mode of the spec's section 7: a 401 becomes null. Other errors are thrown. */
async function nullWhenSignedOut<Answer>(answer: Promise<Answer>): Promise<Answer | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}

const get = <Answer>(path: string) => call<Answer>('GET', path);
const post = <Answer>(path: string, body?: unknown) => call<Answer>('POST', path, { body });
const patch = <Answer>(path: string, body: unknown, version?: number) =>
  call<Answer>('PATCH', path, { body, version });

export const listDiary = () => get<DiaryEntry[]>('/api/diary');
export const listArtworks = () => get<PublicArtwork[]>('/api/artworks');
export const findArtwork = (id: string) =>
  get<PublicArtwork>(`/api/artworks/${encodeURIComponent(id)}`);
export const listProcess = () => get<ProcessItem[]>('/api/process');
export const listInspirations = () => get<Inspiration[]>('/api/inspirations');
export const getAvailability = () => get<Availability>('/api/availability');

export const createPaymentIntent = (purchase: CardPaymentInput) =>
  post<CardPayment>('/api/create-payment-intent', purchase);
export const findTransferInfo = () => get<TransferInfo>('/api/zelle-info');
export const createTransferPayment = (purchase: TransferPaymentInput) =>
  post<TransferOrder>('/api/create-zelle-payment', purchase);
/** What became of a card payment; the secret names it. */
export const findPayment = (clientSecret: string) =>
  get<PaymentOutcome>(`/api/orders/payment?${paymentQueryOf(clientSecret)}`);

export const login = (credentials: LoginInput) => post<unknown>('/api/admin/login', credentials);
export const checkAuth = () => nullWhenSignedOut(get<unknown>('/api/admin/check-auth'));
export const logout = () => post<unknown>('/api/admin/logout');
export const listOrders = () => get<Order[]>('/api/admin/orders');
export const setOrderStatus = (id: string, status: OrderStatus) =>
  patch<Order>(`/api/admin/orders/${encodeURIComponent(id)}/status`, { status });
export const setTrackingNumber = (id: string, trackingNumber: string) =>
  patch<Order>(`/api/admin/orders/${encodeURIComponent(id)}/tracking`, { trackingNumber });
export const listContentPages = () => get<ContentPage[]>('/api/admin/content');
export const updateContentPage = (id: string, content: PageContent, version: number) =>
  patch<ContentPage>(`/api/admin/content/${encodeURIComponent(id)}`, { content }, version);

export const listAdminArtworks = () => get<AdminArtwork[]>('/api/admin/artworks');
export const createArtwork = (input: ArtworkInput) => post<Artwork>('/api/admin/artworks', input);
export const updateArtwork = ({ id, version }: Artwork, input: ArtworkInput) =>
  patch<Artwork>(artworkPath(id), input, version);
export const setArtworkVisibility = (id: string, isHidden: boolean) =>
  patch<Artwork>(`${artworkPath(id)}/visibility`, { isHidden });
export const deleteArtwork = (id: string) => call<unknown>('DELETE', artworkPath(id));

export const findSiteVersion = () =>
  call<SiteVersion>('GET', '/version.json', { cache: 'no-store' });
export const findPublishing = (live: string) =>
  get<Publishing>(`/api/admin/publishing?${new URLSearchParams({ live })}`);

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
