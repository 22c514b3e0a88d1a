import type { PublicArtwork } from '#shared/artwork';
import type { Availability } from '#shared/availability';
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

/** The one call to the server (spec, section 7). Throws ApiError on a non-ok answer. */
async function call<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const request: RequestInit = { method, credentials: 'include' };
  if (body !== undefined) {
    request.headers = { 'content-type': 'application/json' };
    request.body = JSON.stringify(body);
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
const post = <Answer>(path: string, body?: unknown) => call<Answer>('POST', path, body);
const patch = <Answer>(path: string, body: unknown) => call<Answer>('PATCH', path, body);

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

function paymentQueryOf(clientSecret: string): URLSearchParams {
  const [paymentIntent = ''] = clientSecret.split('_secret_');
  return new URLSearchParams({
    payment_intent: paymentIntent,
    payment_intent_client_secret: clientSecret,
  });
}
