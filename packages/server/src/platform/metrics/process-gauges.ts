import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import type { App } from '../deps.ts';
import type { Metrics } from './metrics.ts';

const RESOLUTION_MS = 20;
const NS_PER_S = 1e9;
const US_PER_S = 1e6;

/** The process itself: memory, processor and how late its event loop runs since the scrape before. */
export function gaugeProcess(app: App, metrics: Metrics): void {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  const delaySeconds = (ns: number): number => Math.max(0, ns / NS_PER_S - RESOLUTION_MS / 1000);
  let busySince = performance.eventLoopUtilization();

  metrics.gauge('torre_event_loop_delay_p50_seconds', 'Event loop delay, median', () =>
    delaySeconds(delay.percentile(50)),
  );
  metrics.gauge('torre_event_loop_delay_p99_seconds', 'Event loop delay, 99th percentile', () =>
    delaySeconds(delay.percentile(99)),
  );
  metrics.gauge('torre_event_loop_delay_max_seconds', 'Event loop delay, longest', () => {
    const longest = delaySeconds(delay.max);
    // The last of the three to be read: the next scrape begins anew.
    delay.reset();
    return longest;
  });
  metrics.gauge('torre_event_loop_utilization', 'Share of the time in which the event loop worked', () => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, busySince);
    busySince = now;
    return utilization;
  });
  metrics.gauge('torre_process_resident_bytes', 'Resident memory', () => process.memoryUsage.rss());
  metrics.gauge('torre_process_heap_bytes', 'Used heap', () => process.memoryUsage().heapUsed);
  metrics.gauge('torre_process_cpu_seconds', 'Processor time since the start', () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / US_PER_S;
  });
  metrics.gauge('torre_process_uptime_seconds', 'Time since the start', () => process.uptime());

  app.addHook('onReady', async () => void delay.enable());
  app.addHook('onClose', async () => void delay.disable());
}
