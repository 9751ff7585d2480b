title-mini = Mini
currency = # Th.
