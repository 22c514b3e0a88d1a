/** Of the address of a recipient: Zelle takes an e-mail address or a US telephone number. */
export function kindOfZelleAddress(address: string): 'email' | 'phone' {
  return address.includes('@') ? 'email' : 'phone';
}
