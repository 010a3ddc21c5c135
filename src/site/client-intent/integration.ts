import type { AstroIntegration } from 'astro';

/** Registers `client:intent`: an island is rendered into the page and sleeps until the shopper reaches for it. */
export function clientIntent(): AstroIntegration {
  return {
    name: 'client-intent',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({ name: 'intent', entrypoint: './src/site/client-intent/directive.ts' });
      },
    },
  };
}
