/** '$1,600.00', as a person types it, is '1600.00'. */
export function plainDollars(typed: string): string {
  return typed.replace(/[$,\s]/g, '');
}
