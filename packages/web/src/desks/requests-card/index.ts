export { RequestWindow } from './request-window.tsx';
export { RequestsDesk } from './requests-desk.tsx';
export { useOperationMarks } from './use-operation-marks.ts';
