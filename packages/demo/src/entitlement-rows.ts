/** A year of a balance as human resources opened it: days, or minutes of balances in hours. */
export interface LeaveEntitlementRow {
  readonly employee_id: string;
  readonly balance: 'FER' | 'ROS' | 'RFS' | 'PRLS' | 'ESAU';
  readonly year: number;
  readonly teorica: number;
  readonly riduzioni: number;
  readonly forzate: number;
  /** Of the first year that was opened. */
  readonly residuo_anni_prec: number;
  readonly residuo_anno_prec: number;
}

/** What gives somebody a right to a cause (domain.md 2.2, 2.3). */
export interface PersonRightRow {
  readonly person_right_id: string;
  readonly employee_id: string;
  readonly right_kind: '104' | 'CHILD' | 'RLS' | 'UNION';
  readonly valid_from: string;
  readonly valid_to: string | null;
  /** 104: a key of whom the person assists, null for oneself. CHILD: the day of birth. */
  readonly assisted: string | null;
  readonly note: string | null;
}
