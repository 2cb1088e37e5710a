import { fillRoom, repairRoom } from '@torre/domain/operations-room';
import type { RoomFill, RoomToFill } from '@torre/domain/operations-room';

/** What the worker is asked; it answers a `RoomFill`. */
export interface FillRequest {
  readonly room: RoomToFill;
  readonly repairs: boolean;
}

self.addEventListener('message', ({ data }: MessageEvent<FillRequest>) => {
  const fill: RoomFill = data.repairs ? repairRoom(data.room) : fillRoom(data.room);
  self.postMessage(fill);
});
