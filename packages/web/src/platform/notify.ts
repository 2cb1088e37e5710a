/** P8.10: 1 success (also information), 3 warning, 4 error. */
export const NOTICE = { success: 1, warning: 3, error: 4 } as const;

export type NoticeType = (typeof NOTICE)[keyof typeof NOTICE];

/** P9.17: how long a notice stays unless its caller says otherwise. */
export const SNACKBAR_MS = 3000;
/** P9.18: how long an error is flagged in full colour; its words then stay quietly until somebody closes them. */
export const ERROR_FLAG_MS = 2000;
/** `look/README.md`: at most two at once; the oldest leaves for a third. */
const MOST_AT_ONCE = 2;

export interface NoticeRequest {
  readonly type: NoticeType;
  readonly text: string;
  /** Bold first line; without it the text stands alone. */
  readonly header?: string;
  readonly action?: { readonly label: string; readonly run: () => void };
  /** Milliseconds; null: until closed, for what must not be missed. */
  readonly staysMs?: number | null;
}

export interface Notice extends NoticeRequest {
  readonly id: number;
  readonly staysMs: number | null;
}

let notices: readonly Notice[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: readonly Notice[]): void {
  notices = next;
  for (const listener of listeners) listener();
}

/** How long a notice stays in milliseconds. An error waits for its reader (null): nobody loses the reason of a failure. */
export function stayOf(request: NoticeRequest): number | null {
  if (request.staysMs !== undefined) return request.staysMs;
  return request.type === NOTICE.error ? null : SNACKBAR_MS;
}

/** Shows a notice at the bottom right and answers its id. The same words are not shown twice. */
export function notify(request: NoticeRequest): number {
  const notice: Notice = { ...request, id: ++lastId, staysMs: stayOf(request) };
  const others = notices.filter((shown) => shown.text !== notice.text || shown.header !== notice.header);
  change([...others, notice].slice(-MOST_AT_ONCE));
  return notice.id;
}

export function closeNotice(id: number): void {
  if (notices.some((notice) => notice.id === id)) change(notices.filter((notice) => notice.id !== id));
}

export function closeAllNotices(): void {
  change([]);
}

/** For the component that draws them. */
export const noticeStore = {
  read: (): readonly Notice[] => notices,
  subscribe: (changed: () => void): (() => void) => {
    listeners.add(changed);
    return () => listeners.delete(changed);
  },
};
