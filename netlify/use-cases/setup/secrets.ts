import type { SetupFinding } from '#shared/admin/setup';
import { costOf, differsFromVariable, readAccount } from '../../account.ts';
import { env } from '../../env.ts';
import { noteFinding, okFinding, toDoFinding } from './findings.ts';

const lowestCost = 10;

/** Returns findings that contain measures of the secrets and not the secrets. */
export async function checkSecrets(): Promise<SetupFinding[]> {
  const account = await readAccount();
  return [
    ...judgeSecrets(env().SHOP_SECRET, account.login?.passwordHash ?? ''),
    ...(differsFromVariable(account) ? [differs] : []),
  ];
}

export function judgeSecrets(shopSecret: string, passwordHash: string): SetupFinding[] {
  return [
    okFinding(
      `The server’s secret (‘SHOP_SECRET’), which opens the shop, has ${shopSecret.length} characters.`,
    ),
    judgeCost(costOf(passwordHash)),
  ];
}

const differs = noteFinding(
  'The server has another password (variable ‘ADMIN_PASSWORD_HASH’), which does not count: it was the first value. Delete it there.',
);

function judgeCost(cost: number | null): SetupFinding {
  if (cost !== null && cost >= lowestCost) {
    return okFinding(
      `Your password is stored so that it cannot be read (‘bcrypt’, cost ${cost}). Change it under Settings.`,
    );
  }
  return toDoFinding(
    'Your password is stored so that it is quick to guess: set it anew under Settings.',
  );
}
