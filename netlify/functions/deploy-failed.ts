import type { DeployFailedHandler } from '@netlify/functions';
import { recordFailedBuild } from '../use-cases/publishing.ts';

const deployFailed: DeployFailedHandler = () => recordFailedBuild();

export default { deployFailed };
