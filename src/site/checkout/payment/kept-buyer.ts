export type KeptBuyer = {
  email?: string;
  name?: string;
  address?: KeptAddress;
};
type KeptAddress = {
  line1?: string | null;
  line2?: string | null;
  city?: string | null;
  state?: string | null;
  postal_code?: string | null;
  country: string;
};

const key = 'buyer';

/** What the buyer typed in this tab: a bank's page and a closed dialog leave the form. */
export function readBuyer(): KeptBuyer {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '{}') as KeptBuyer;
  } catch {
    return {};
  }
}

export function keepBuyer(typed: KeptBuyer): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ ...readBuyer(), ...typed }));
  } catch {
    // Blocked storage only costs typing again.
  }
}

export function forgetBuyer(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    return;
  }
}
