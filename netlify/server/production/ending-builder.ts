import { createSiteBuilder, type CreateBuilder } from '../../build/site-builder.ts';

/** Creates a builder whose process ends after each build: one that stays has 1.3 GB. */
export const createEndingBuilder: CreateBuilder = (project, variables) => {
  const builder = createSiteBuilder(project, variables);
  return {
    warm: () => undefined,
    stop: builder.stop,
    async build(folders, signal) {
      await builder.build(folders, signal);
      builder.stop();
    },
  };
};
