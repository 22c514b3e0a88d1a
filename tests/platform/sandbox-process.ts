import { startSandboxAlone } from '../fixtures/start/sandbox-alone.ts';

const [dataDir = '', shopUrl = '', webhookSecret = ''] = process.argv.slice(2);

const { url } = await startSandboxAlone({ dataDir, shopUrl, webhookSecret });
console.log(url);
