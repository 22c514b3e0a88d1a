import type { DeployFailedHandler } from '@netlify/functions';
import { recordFailedBuild } from '../use-cases/publishing.ts';

// The event may also come for a preview, whose failure says nothing about the shop that visitors see.
const deployFailed: DeployFailedHandler = async ({ deploy }) => {
  if (deploy.context === 'production') await recordFailedBuild();
};

export default { deployFailed };
