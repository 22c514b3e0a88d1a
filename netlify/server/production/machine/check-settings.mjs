// Plain JavaScript for Node 18: update.sh names a faulty line before anything is fetched.
import { readSettingsFile } from '../../../node/settings-file.mjs';

try {
  readSettingsFile(process.argv[2]);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
