import type { BundledFunction } from '../../../build/prepared-functions.ts';

export type FunctionMatch = { name: string; params: Record<string, string> };
type Route = NonNullable<BundledFunction['routes']>[number];

/** Finds the function for a method and path by the routes of Netlify's manifest, literal paths first. */
export function createRouter(functions: readonly BundledFunction[]) {
  const compiled = functions
    .filter(({ schedule }) => !schedule)
    .flatMap((bundled) => routesOf(bundled).map((route) => compile(bundled.name, route)));
  const inOrder = [
    ...compiled.filter(({ literal }) => literal),
    ...compiled.filter(({ literal }) => !literal),
  ];
  return (method: string, pathname: string): FunctionMatch | null => {
    for (const route of inOrder) {
      if (route.methods.length > 0 && !route.methods.includes(method)) continue;
      const params = route.match(pathname);
      if (params) return { name: route.name, params };
    }
    return null;
  };
}

function routesOf({ name, routes = [] }: BundledFunction): Route[] {
  if (routes.length > 0) return routes;
  const path = `/.netlify/functions/${name}`;
  return [{ pattern: path, literal: path, methods: [] }];
}

function compile(name: string, { pattern, literal, methods }: Route) {
  const compiled = literal ? null : new URLPattern({ pathname: `${pattern}{/}?` });
  return {
    name,
    literal,
    methods,
    match(pathname: string): Record<string, string> | null {
      if (!compiled) return pathname.replace(/(.)\/$/, '$1') === literal ? {} : null;
      const groups = compiled.exec({ pathname })?.pathname.groups;
      return groups ? definedGroups(groups) : null;
    },
  };
}

/** Returns the groups still percent-encoded, as in Netlify's own bootstrap (@netlify/serverless-functions-api 2.18). */
function definedGroups(groups: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(Object.entries(groups).map(([name, value = '']) => [name, value]));
}
