import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

/** Makes order numbers and Stripe's ids repeatable. For a process that does nothing else. */
export function installChance() {
  let last = 1;
  crypto.randomInt = ((below: number) => {
    last = (last * 48_271) % 2_147_483_647;
    return last % below;
  }) as typeof crypto.randomInt;
  syncBuiltinESMExports();
  return {
    reset(): void {
      last = 1;
    },
  };
}
