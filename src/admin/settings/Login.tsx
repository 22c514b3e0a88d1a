import { Loaded } from '../ui/Loaded.tsx';
import { account } from './account-store.ts';
import { LoginFields } from './LoginFields.tsx';

export function Login() {
  return (
    <Loaded resource={account} name="your login">
      {(stored) => <LoginFields stored={stored} />}
    </Loaded>
  );
}
