import { createFaults } from '../../netlify/local/platform/faults.ts';
import { startSandbox } from '../../netlify/local/sandbox/server.ts';

const [dataDir = '', shopUrl = '', webhookSecret = ''] = process.argv.slice(2);

const { url } = await startSandbox({
  port: 0,
  dataDir,
  shopUrl,
  webhookSecret,
  faults: createFaults(),
  runScheduled: async () => new Response(),
  requestBuild: () => {},
  builds: () => [],
  blobsRequests: () => 0,
});
console.log(url);
