title-mini = Mini
currency = # Tlr.
