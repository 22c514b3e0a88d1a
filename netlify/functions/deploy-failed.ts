import type { DeployFailedHandler } from '@netlify/functions';
import { recordFailedBuild } from '../use-cases/publishing/builds.ts';

// The event may come for a preview too; that failure says nothing about the live site.
const deployFailed: DeployFailedHandler = async ({ deploy }) => {
  if (deploy.context === 'production') await recordFailedBuild();
};

export default { deployFailed };
