import type { Network } from './network.ts';

/** Returns the hosts that a function calls, round by round: parallel calls are one round. */
export async function roundsOf(network: Network, work: () => Promise<unknown>): Promise<string[]> {
  const rounds: string[] = [];
  let problem: unknown;
  network.start('measured', work, (error) => (problem = error));
  for (;;) {
    const hosts = await network.runRound();
    if (hosts.length === 0) break;
    rounds.push([...new Set(hosts.map((host) => host.split('.')[0]))].sort().join('+'));
  }
  if (problem) throw problem;
  return rounds;
}
