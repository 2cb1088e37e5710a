/** The door of the kit: our compositions on Mantine, the same for every area. */
export { AnchoredMenu } from './popup/anchored-menu.tsx';
export { useActions } from './action/use-actions.tsx';
export { AnchoredPopover } from './popup/anchored-popover.tsx';
export { Autocomplete } from './autocomplete/autocomplete.tsx';
export { suggestionsFor, type Suggestion } from './autocomplete/suggestions.ts';
export { BackLink, Page } from './page/page.tsx';
export { Callout } from './callout/callout.tsx';
export { Columns, FieldLine, Line, Stack } from './layout/layout.tsx';
export { CopyField } from './copy-field/copy-field.tsx';
export { CutText, Text } from './text/text.tsx';
export { Disclosure } from './disclosure/disclosure.tsx';
export { Facts } from './facts/facts.tsx';
export { Form, FormDialog } from './dialog/form.tsx';
export { ButtonLink } from './link-button/button-link.tsx';
export { LinkButton } from './link-button/link-button.tsx';
export { Loaded } from './states/loaded.tsx';
export { Row, Rows } from './rows/rows.tsx';
export { Chip } from './chip/chip.tsx';
export { ConfirmAlert } from './confirm/confirm-alert.tsx';
export { type ConfirmQuestion } from './confirm/confirm-question.ts';
export { useCloseQuestion } from './confirm/use-close-question.tsx';
export { useConfirm } from './confirm/use-confirm.tsx';
export {
  type DataColumn,
  type RowAction,
  type RowActionPlaces,
  type RowWalk,
} from './data-table/data-column.ts';
export { DataTable } from './data-table/data-table.tsx';
export { RowActions } from './data-table/row-actions.tsx';
export { RowGap, useVirtualRows } from './data-table/use-virtual-rows.tsx';
export { type TableAddress, type TableScreenProps } from './data-table/table-address.ts';
export { ListScreen } from './list-desk/list-screen.tsx';
export { ListDesk, type AddedColumn, type ScreenColumns } from './list-desk/list-desk.tsx';
export { useListActions } from './list-desk/use-list-actions.tsx';
export { focusPlace, returnFocus, type FocusPlace } from './focus/return-focus.ts';
export { Dialog } from './dialog/dialog.tsx';
export { DateField } from './date-field/date-field.tsx';
export { DropZone } from './file-upload/drop-zone.tsx';
export { EmptyState } from './states/empty-state.tsx';
export { ErrorState } from './states/error-state.tsx';
export { RestoredNote } from './form/restored-note.tsx';
export { useLeaveQuestion } from './form/use-leave-question.ts';
export { useVersionedForm } from './form/use-versioned-form.ts';
export { useTextForm } from './form/use-text-form.ts';
export {
  isTyped,
  keepTyped,
  openForm,
  plainForm,
  standOn,
  type FormProblem,
  type FormRules,
  type KeptFields,
  type VersionedForm,
} from './form/versioned-form.ts';
export { SlowAnswer } from './waiting/slow-answer.tsx';
export { useSaveWait } from './waiting/use-save-wait.ts';
export { formRefusal, savedUnknown } from './form/form-refusal.ts';
export { fileSize } from './file-upload/file-size.ts';
export { FileUpload } from './file-upload/file-upload.tsx';
export { fileRefusal } from './file-upload/follow-files.ts';
export { IconButton } from './icon-button/icon-button.tsx';
export { LoadingRows } from './states/loading-rows.tsx';
export { ProgressBar } from './progress-bar/progress-bar.tsx';
export { Panel } from './panel/panel.tsx';
export { ScreenHead, ScreenHeadPlace } from './screen-head/screen-head.tsx';
export { ShiftTile } from './shift-tile/shift-tile.tsx';
export { SmallTable } from './small-table/small-table.tsx';
export { stateBadge, StatusBadge } from './status-badge/status-badge.tsx';
export { TabStrip } from './tab-strip/tab-strip.tsx';
export { TimeField } from './time-field/time-field.tsx';
export { Sheet } from './sheet/sheet.tsx';
export { useBreakpoint } from './use-breakpoint.ts';
export { useLowWindow } from './use-low-window.ts';
export { usePopup, type PopupProps } from './popup/use-popup.ts';
export { useNoticesInView } from './notices/use-notices-in-view.ts';
export { Wheel } from './spinner/wheel.tsx';
