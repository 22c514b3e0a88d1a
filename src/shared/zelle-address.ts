/** Returns the kind of a recipient's address: Zelle takes an e-mail address or a US telephone number. */
export function kindOfZelleAddress(address: string): 'email' | 'phone' {
  return address.includes('@') ? 'email' : 'phone';
}
