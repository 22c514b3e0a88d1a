import ipaddr from 'ipaddr.js';

type Address = ReturnType<typeof ipaddr.process>;
/** Addresses of proxies whose word on a visitor's address is believed. */
export type Proxies = readonly [Address, bits: number][];

/** Reads addresses and networks (10.0.0.0/8), separated by commas or spaces. Throws what is neither. */
export function readProxies(text: string): Proxies {
  return text
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((proxy) => {
      if (ipaddr.isValidCIDR(proxy)) return ipaddr.parseCIDR(proxy);
      if (!ipaddr.isValid(proxy))
        throw new Error(`TRUSTED_PROXIES: ${proxy} is no address and no network.`);
      const address = ipaddr.process(proxy);
      return [address, address.kind() === 'ipv4' ? 32 : 128];
    });
}

/**
 * Returns the address of a visitor. Each proxy adds the address that called it at the end of X-Forwarded-For, so the chain is read from its
 * end past the named proxies. What stands before that came from the visitor.
 */
export function visitorAddress(chain: string | null, caller: string, proxies: Proxies): string {
  const forwarded = (chain ?? '').split(',').map(plainAddress).filter(Boolean);
  const hops = [caller, ...forwarded.reverse()];
  const visitor = hops.find((hop) => !isNamed(hop, proxies));
  return visitor !== undefined && ipaddr.isValid(visitor)
    ? ipaddr.process(visitor).toString()
    : caller;
}

/** Removes quotes and the port, which some proxies write: Azure's gateways, for one, write '203.0.113.7:51234' and '[2001:db8::7]:443'. */
function plainAddress(hop: string): string {
  return hop
    .trim()
    .replace(/^"(.*)"$/, '$1')
    .replace(/^(?:\[([\da-f:.]+)\]|([\d.]+))(?::\d+)?$/i, '$1$2');
}

export function isNamed(hop: string, proxies: Proxies): boolean {
  if (!ipaddr.isValid(hop)) return false;
  const address = ipaddr.process(hop);
  return proxies.some(
    ([network, bits]) => network.kind() === address.kind() && address.match(network, bits),
  );
}
