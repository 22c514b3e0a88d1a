import { findKept, keep } from '../../../form/kept.ts';

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

/** Returns what the buyer typed in this tab. It is kept because a bank's page and a closed dialog leave the form. */
export function readBuyer(): KeptBuyer {
  return findKept(key) ?? {};
}

export function keepBuyer(typed: KeptBuyer): void {
  keep(key, { ...readBuyer(), ...typed });
}

export function forgetBuyer(): void {
  keep(key, null);
}
