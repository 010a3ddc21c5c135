declare global {
  interface Window {
    /** Filled by the early script (`src/site/early-script.ts`). */
    faults?: Event[];
  }
}

/** Without the network the code that keeps faults cannot be had either: then there is nothing to be done. */
const keep = (event: Event) =>
  import('./keep-fault.ts').then(
    (it) => it.keepEvent(event),
    () => {},
  );

/** From now on keeps and reports what nobody handles, beginning with what has failed since the page began. */
export function watchFaults(): void {
  const queue = window.faults ?? [];
  const early = queue.splice(0);
  queue.push = (event) => {
    void keep(event);
    return 0;
  };
  for (const event of early) void keep(event);
}
