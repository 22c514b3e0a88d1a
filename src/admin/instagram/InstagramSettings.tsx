import { instagram } from './instagram-store.ts';
import { SyncConfiguration } from './SyncConfiguration.tsx';
import { SyncStatus } from './SyncStatus.tsx';
import { Loaded } from '../ui/Loaded.tsx';

export function InstagramSettings() {
  return (
    <Loaded resource={instagram} name="Instagram settings">
      {(status) => (
        <div className="grid items-start gap-6 lg:grid-cols-[2fr_3fr]">
          <SyncConfiguration settings={status.settings} />
          <SyncStatus status={status} />
        </div>
      )}
    </Loaded>
  );
}
